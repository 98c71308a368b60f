import { type LiveTopic, livePath } from '@soundings/contract/live/live-channel';
import type { FastifyInstance } from 'fastify';
import { keepHolds } from '#/features/projects/use/take-hold.ts';
import type { Event } from '#/platform/events/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { refuseCrossSite } from '#/platform/http/refuse-cross-site.ts';
import type { Gate } from '#/platform/http/router.ts';
import { createLiveChannel, type LiveChannel } from '#/platform/live/create-live-channel.ts';
import { serveLiveChannel } from '#/platform/live/serve-live-channel.ts';
import type { Services } from '#/platform/services.ts';
import { admit } from './admit.ts';
import { allow } from './allow.ts';
import { checkSoon } from './check-soon.ts';
import { findLost } from './find-lost.ts';
import { keyOf } from './key-of.ts';
import type { Member } from './member.ts';
import { openSharedSlowly } from './open-shared-slowly.ts';
import { processingTeller } from './processing-teller.ts';

/** After a change of rights, and where nobody told of one: they also end by the clock. */
const checks = { withinMs: 100, everyMs: 3900 };
const keepHoldsEveryMs = 20_000;
const serviceRestart = 1012;

const contentTypeOf = (topic: LiveTopic): string => (topic === 'image' ? 'application/json' : 'text/plain');

/** Who is let in while rights change is checked again: they may have been asked for just before. */
const openChannel = (
  services: Services,
  gate: Gate,
  rights: { readonly changes: () => number; readonly check: () => void },
): LiveChannel<Member> => {
  const openShared = openSharedSlowly(gate.openShared);
  const letIn = admit(services, openShared);
  const checkOrigin = refuseCrossSite(services.env);
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
      if (rights.changes() !== before) rights.check();
      return member;
    },
    allow: allow(services, openShared),
  });
};

const refuseLost = async (services: Services, { connected }: LiveChannel<Member>): Promise<void> => {
  if (connected.size === 0) return;
  const lost = await findLost(services, [...connected.values()]);
  for (const [socket, member] of connected) {
    const code = lost.get(member);
    if (code) socket.refuse(code);
  }
};

/**
 * The live channel of this node: tells those who have a project open what happens to it, and hangs up on whoever may
 * see it no longer.
 */
export const openLive = async (app: FastifyInstance, gate: Gate, services: Services): Promise<void> => {
  const survive = (error: unknown) => app.log.error({ err: error }, 'live channel could not check rights');
  let changes = 0;
  const checking = checkSoon(() => refuseLost(services, channel).catch(survive), checks);
  const channel = openChannel(services, gate, { changes: () => changes, check: checking.soon });

  const tell = ({ topic, projectId, body }: { topic: LiveTopic; projectId: string; body: string }): void =>
    channel.publish(keyOf(topic, projectId), { body, contentType: contentTypeOf(topic) });
  const tellProcessing = processingTeller(services, ({ projectId, processing }) =>
    tell({ topic: 'project', projectId, body: String(processing) }),
  );

  const onEvent = (event: Event): void => {
    if (event.kind === 'access') {
      changes += 1;
      checking.soon();
    }
    if (event.kind === 'processing') tellProcessing(event);
    if (event.kind === 'live') tell(event);
  };
  /** What was missed is not known: clients connect again and read everything anew. */
  const onGap = (): void => {
    for (const socket of channel.connected.keys()) socket.close(serviceRestart);
  };
  const unsubscribe = services.events.subscribe({ onEvent, onGap });
  const keeping = setInterval(() => {
    keepHolds(services, [...channel.connected.values()]).catch(survive);
  }, keepHoldsEveryMs).unref();

  await serveLiveChannel(app, livePath, channel.accept);
  app.addHook('onClose', async () => {
    unsubscribe();
    clearInterval(keeping);
    await checking.stop();
  });
};
