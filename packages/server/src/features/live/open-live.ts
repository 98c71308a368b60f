import { type LiveTopic, livePath } from '@soundings/contract/live/live-channel';
import type { FastifyInstance } from 'fastify';
import { findConcerned } from '#/features/projects/alerts/raise-alerts.ts';
import { renewLeases } from '#/features/projects/status/leases.ts';
import { isProcessing } from '#/features/projects/status/processing.ts';
import type { Event } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { assertSameSite } from '#/platform/http/origin-checks.ts';
import type { RouteAuth } from '#/platform/http/router.ts';
import { createLiveChannel, type LiveChannel, serveLiveChannel } from '#/platform/live/live-channel.ts';
import type { Services } from '#/platform/services.ts';
import {
  alertsKey,
  authenticateMember,
  authorizeSubscription,
  findRevokedMembers,
  isOfProject,
  limitOpenShared,
  type Member,
  subscriptionKey,
} from './live-members.ts';

const checks = { withinMs: 100, everyMs: 3900 };
const keepHoldsEveryMs = 20_000;
const serviceRestart = 1012;

const toContentType = (topic: LiveTopic): string => (topic === 'image' ? 'application/json' : 'text/plain');

/** Who is let in while rights change is checked again: they may have been asked for just before. */
const openChannel = (
  services: Services,
  gate: RouteAuth,
  rights: { readonly changes: () => number; readonly check: () => void },
): LiveChannel<Member> => {
  const openShared = limitOpenShared(gate.openShared);
  const letIn = authenticateMember(services, openShared);
  const checkOrigin = assertSameSite(services.env);
  return createLiveChannel<Member>({
    meet: async (request) => {
      try {
        checkOrigin(request);
      } catch (error) {
        if (error instanceof AppError) await gate.recordRefusal(request, null, error);
        throw error;
      }
    },
    admit: async (request, headers) => {
      const before = rights.changes();
      const member = await letIn(request, headers);
      if (isOfProject(member)) await services.events.follow(member.projectId);
      if (rights.changes() !== before) rights.check();
      return member;
    },
    allow: authorizeSubscription(services, openShared),
  });
};

const disconnectRevoked = async (services: Services, { connected }: LiveChannel<Member>): Promise<void> => {
  if (connected.size === 0) return;
  const lost = await findRevokedMembers(services, [...connected.values()]);
  for (const [socket, member] of connected) {
    const code = lost.get(member);
    if (code) socket.refuse(code);
  }
};

export const openLive = async (app: FastifyInstance, gate: RouteAuth, services: Services): Promise<void> => {
  const survive = (error: unknown) => app.log.error({ err: error }, 'live channel could not check rights');
  let changes = 0;
  const checking = debounceCheck(() => disconnectRevoked(services, channel).catch(survive), checks);
  const channel = openChannel(services, gate, { changes: () => changes, check: checking.scheduleCheck });

  const tell = ({ topic, projectId, body }: { topic: LiveTopic; projectId: string; body: string }): void =>
    channel.publish(subscriptionKey(topic, projectId), { body, contentType: toContentType(topic) });
  const publishProcessing = createProcessingPublisher(services, ({ projectId, processing }) =>
    tell({ topic: 'project', projectId, body: String(processing) }),
  );

  /** Only those whom one of the alerts concerns: they read what it is themselves. */
  const tellOfAlerts = (ids: readonly string[]): void => {
    const present = [...channel.connected.values()].flatMap((member) => (isOfProject(member) ? [] : [member.userId]));
    findConcerned(services, ids, [...new Set(present)])
      .then((concerned) => {
        for (const userId of concerned) channel.publish(alertsKey(userId), { body: '', contentType: 'text/plain' });
      })
      .catch(survive);
  };

  const onEvent = (event: Event): void => {
    if (event.kind === 'access') {
      changes += 1;
      checking.scheduleCheck();
    }
    if (event.kind === 'processing') publishProcessing(event);
    if (event.kind === 'live') tell(event);
    if (event.kind === 'alerts') tellOfAlerts(event.ids);
  };
  /** What was missed is not known: clients connect again and read everything anew. */
  const onGap = (): void => {
    for (const socket of channel.connected.keys()) socket.close(serviceRestart);
  };
  const unsubscribe = services.events.subscribe({ onEvent, onGap });
  const keeping = setInterval(() => {
    const members = [...channel.connected.values()].filter(isOfProject);
    renewLeases(services, members).catch(survive);
    services.events.followOnly(members.map(({ projectId }) => projectId)).catch(survive);
  }, keepHoldsEveryMs).unref();

  services.metrics.gauge('live_connections', 'Pages that listen for changes', () => channel.connected.size);

  await serveLiveChannel(app, livePath, channel.accept);
  app.addHook('onClose', async () => {
    unsubscribe();
    clearInterval(keeping);
    await checking.stop();
  });
};

/**
 * Tells in order what begins and ends for a project. Where something ends, another thing may still run, or have begun
 * since: then nothing is told.
 */
const createProcessingPublisher = (
  { db }: Pick<Services, 'db'>,
  tell: (now: { projectId: string; processing: boolean }) => void,
) => {
  let last: Promise<void> = Promise.resolve();
  const next = async (projectId: string, begins: boolean): Promise<void> => {
    if (begins || !(await isProcessing(db, projectId))) tell({ projectId, processing: begins });
  };
  return ({ projectId, begins }: { projectId: string; begins: boolean }): void => {
    // Where the database cannot be asked, pages ask again themselves.
    last = last.then(() => next(projectId, begins)).catch(() => undefined);
  };
};

/**
 * Runs a check `withinMs` after it was asked for and every `everyMs`, never twice at a time. What is asked for while one
 * runs is looked at by the next.
 */
const debounceCheck = (check: () => Promise<void>, { withinMs, everyMs }: { withinMs: number; everyMs: number }) => {
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  const run = (): void => {
    timer = null;
    last = last.then(check);
  };
  const scheduleCheck = (): void => {
    timer ??= setTimeout(run, withinMs).unref();
  };
  const floor = setInterval(scheduleCheck, everyMs).unref();
  return {
    scheduleCheck,
    stop: async (): Promise<void> => {
      clearInterval(floor);
      if (timer) clearTimeout(timer);
      await last;
    },
  };
};
