import {
  type LiveSubject,
  type LiveTopic,
  liveDestination,
  liveHeaders,
  livePath,
} from '@soundings/contract/live/live-channel';
import { Client, type StompSubscription } from '@stomp/stompjs';
import i18next from 'i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { refreshSession } from '#/lib/api/session.ts';
import { hideToast, toastWarning } from '#/ui/feedback/toast.tsx';
import type { LiveListener } from './live-listener.ts';

const toldByPage = ['wrongCredentials', 'accessDenied', 'notFound'];
const refusals = new Set(['unauthorized', 'invalidRequest', ...toldByPage]);

const isOver = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

const reconnectMs = 5000;

const address = (): string => `${location.origin.replace(/^http/, 'ws')}${livePath}`;

/**
 * Connects to a project and keeps at it, every 5 s, until it is refused or closed. A session that has run out is
 * renewed once. `listeners` is the set as it is at any time; `add` makes a new one's topic heard, `again` tries anew
 * where it was refused.
 */
export const openLiveConnection = (subject: LiveSubject, listeners: ReadonlySet<LiveListener>) => {
  // Alerts that come a moment later are no outage of the page that somebody works on.
  const outage = 'user' in subject ? unwatched : watchOutage();
  const subscriptions = new Map<LiveTopic, StompSubscription>();
  const pending = new Map<LiveTopic, () => void>();
  let connections = 0;
  let receipts = 0;
  let isConnected = false;
  let hasRenewed = false;
  let isRefused = false;
  let isClosed = false;
  let nextRenewal: ReturnType<typeof setTimeout> | undefined;

  const listenersTo = (topic: LiveTopic) => [...listeners].filter((listener) => listener.topic === topic);

  const notifyListening = (topic: LiveTopic, isAgain: boolean): void => {
    if (isClosed) return;
    pending.get(topic)?.();
    const tell = () => {
      for (const listener of listenersTo(topic)) listener.onListening(isAgain);
    };
    pending.set(topic, whenVisible(tell));
  };

  const subscribe = (topic: LiveTopic): void => {
    const receipt = `listening-${++receipts}`;
    const isAgain = connections > 1;
    client.watchForReceipt(receipt, () => notifyListening(topic, isAgain));
    const hear = ({ body }: { body: string }) => {
      for (const listener of listenersTo(topic)) listener.onMessage(body);
    };
    subscriptions.set(topic, client.subscribe(liveDestination(topic, subject), hear, { receipt }));
  };

  const subscribeAll = (): void => {
    for (const topic of new Set([...listeners].map((listener) => listener.topic))) {
      if (!subscriptions.has(topic)) subscribe(topic);
    }
  };

  const renew = async (began: number): Promise<void> => {
    await client.deactivate({ force: true });
    try {
      await refreshSession(began);
      hasRenewed = true;
      if (!isClosed) client.activate();
    } catch (error) {
      if (isClosed) return;
      // Without a session the page is left; without a server the tries go on.
      isRefused = isOver(error);
      if (isRefused) return;
      outage.begin();
      nextRenewal = setTimeout(() => client.activate(), renewalWait(error, reconnectMs));
    }
  };

  const refuse = (): void => {
    isRefused = true;
    void client.deactivate({ force: true });
  };

  const again = (): void => {
    if (!isRefused || isClosed) return;
    isRefused = false;
    client.activate();
  };

  let began = 0;
  const client = new Client({
    brokerURL: address(),
    reconnectDelay: reconnectMs,
    connectionTimeout: 10_000,
    heartbeatIncoming: 10_000,
    heartbeatOutgoing: 10_000,
    connectHeaders: connectHeaders(subject),
    beforeConnect: () => {
      began = Date.now();
    },
    onConnect: () => {
      isConnected = true;
      hasRenewed = false;
      connections++;
      subscriptions.clear();
      outage.end();
      subscribeAll();
    },
    onStompError: ({ headers }) => {
      const code = headers.message ?? '';
      if (code === 'unauthorized' && !('projectName' in subject) && !hasRenewed) return void renew(began);
      if (!isConnected && !toldByPage.includes(code)) outage.begin();
      if (refusals.has(code)) refuse();
      else client.forceDisconnect();
    },
    onWebSocketClose: () => {
      if (!isConnected && client.active) outage.begin();
      isConnected = false;
    },
  });
  client.activate();

  return {
    add: (): void => {
      if (isConnected) subscribeAll();
      else again();
    },
    again,
    remove: (topic: LiveTopic): void => {
      if (listenersTo(topic).length > 0) return;
      if (isConnected) subscriptions.get(topic)?.unsubscribe();
      subscriptions.delete(topic);
      pending.get(topic)?.();
      pending.delete(topic);
    },
    close: (): void => {
      isClosed = true;
      clearTimeout(nextRenewal);
      for (const forget of pending.values()) forget();
      outage.end();
      void client.deactivate();
    },
  };
};
export type LiveConnection = ReturnType<typeof openLiveConnection>;

const connectHeaders = (subject: LiveSubject): Record<string, string> => {
  if ('user' in subject) return { [liveHeaders.user]: subject.user };
  if ('projectId' in subject) return { [liveHeaders.projectId]: subject.projectId };
  return {
    [liveHeaders.projectName]: subject.projectName,
    [liveHeaders.projectPassword]: subject.projectPassword,
  };
};

const id = 'live-outage';

const unwatched = { begin: () => undefined, end: () => undefined };

const watchOutage = () => {
  let isOut = false;
  return {
    begin: (): void => {
      if (isOut) return;
      isOut = true;
      toastWarning({
        id,
        title: i18next.t('live.cantConnectToProjectStratusTracker'),
        text: i18next.t('live.cantConnectHelp'),
      });
    },
    end: (): void => {
      if (isOut) hideToast(id);
      isOut = false;
    },
  };
};

/**
 * Milliseconds until a renewal of the session that failed is tried again: as long as the server asks for, at least
 * `leastMs`, and up to a second more, so that the pages of one server do not all come back at once.
 */
const renewalWait = (error: unknown, leastMs: number): number => {
  const seconds = isApiError(error) ? (error.details.retryAfterSeconds ?? 0) : 0;
  return Math.max(seconds * 1000, leastMs) + Math.random() * 1000;
};

/**
 * Runs at once on a page in sight, otherwise once it comes into sight: nobody reads what a hidden page reads anew.
 * @returns how to give up waiting.
 */
const whenVisible = (run: () => void): (() => void) => {
  const forget = () => document.removeEventListener('visibilitychange', see);
  const see = () => {
    if (document.visibilityState !== 'visible') return;
    forget();
    run();
  };
  document.addEventListener('visibilitychange', see);
  see();
  return forget;
};
