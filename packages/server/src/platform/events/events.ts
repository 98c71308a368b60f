import type { LiveTopic } from '@soundings/contract/live-channel';
import type { Database } from '#/platform/db/database.ts';
import type { Listen } from '#/platform/db/listen.ts';
import { notify } from '#/platform/db/notify.ts';

/** What happened somewhere, in ids: whoever wants more reads it. */
export type Event =
  /** Something that the live channel passes on. */
  | { readonly kind: 'live'; readonly topic: LiveTopic; readonly projectId: string; readonly body: string }
  /** Someone lost a right, or gained one: whoever relies on one checks again. */
  | { readonly kind: 'access' }
  /** A job is to be cancelled. */
  | { readonly kind: 'cancel'; readonly jobId: string };

const channel = 'soundings';
/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const maxBytes = 7900;

/** Tells every node, this one too, as soon as the transaction is through; nobody, where it is rolled back. */
export const publishEvent = async (tx: Database, event: Event): Promise<void> => {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > maxBytes) throw new Error('an event carries ids, not content');
  await notify(tx, channel, payload);
};

interface Subscriber {
  onEvent(event: Event): void;
  /** Events may have been missed. */
  onGap(): void;
}

export interface Events {
  /** @returns how to stop. */
  subscribe(subscriber: Subscriber): () => void;
  close(): Promise<void>;
}

/** What all nodes tell each other. */
export const openEvents = async (listen: Listen): Promise<Events> => {
  const subscribers = new Set<Subscriber>();
  const stop = await listen(channel, {
    onPayload: (payload) => {
      const event = JSON.parse(payload) as Event;
      for (const subscriber of subscribers) subscriber.onEvent(event);
    },
    onGap: () => {
      for (const subscriber of subscribers) subscriber.onGap();
    },
  });
  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    close: stop,
  };
};
