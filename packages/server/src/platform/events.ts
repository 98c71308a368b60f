import { type LiveTopic, liveTopics } from '@soundings/contract/live/live-channel';
import { z } from 'zod';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import type { Listen } from '#/platform/db/listen.ts';
import { notify, notifying } from '#/platform/db/listen.ts';

const topics = Object.keys(liveTopics) as [LiveTopic, ...LiveTopic[]];

/** Carries ids only: receivers read the rest. */
const Event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), topic: z.enum(topics), projectId: z.string(), body: z.string() }),
  z.object({ kind: z.literal('processing'), projectId: z.string(), begins: z.boolean() }),
  z.object({ kind: z.literal('access') }),
  z.object({ kind: z.literal('alerts'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('cancel'), jobId: z.string() }),
  z.object({ kind: z.literal('run-text'), node: z.string(), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('run-state'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('stop-run'), runId: z.string() }),
]);
export type Event = z.infer<typeof Event>;

const commonChannel = 'soundings';

/** What pages of a project hear goes through one of 256 channels, so that a node hears of the projects that are open on it. */
const channelOfProject = (projectId: string): string =>
  `${commonChannel}_${/^[\da-f]{2}/i.exec(projectId)?.[0].toLowerCase() ?? '00'}`;

const channelOf = (event: Event): string => ('projectId' in event ? channelOfProject(event.projectId) : commonChannel);

/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const maxBytes = 7900;

const payloadOf = (event: Event): string => {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > maxBytes) throw new Error('an event carries ids, not content');
  return payload;
};

/** Reaches every node, this one too, once the transaction commits; what has a project, every node that follows it. */
export const publishEvent = async (tx: Database, event: Event): Promise<void> =>
  notify(tx, channelOf(event), payloadOf(event));

export const publishing = (events: readonly Event[]) =>
  notifying(events.map((event) => ({ channel: channelOf(event), payload: payloadOf(event) })));

const idsAnEvent = 150;

export const eventsOf = (ids: readonly string[], eventOf: (ids: string[]) => Event): Event[] =>
  Array.from({ length: Math.ceil(ids.length / idsAnEvent) }, (_, index) =>
    eventOf(ids.slice(index * idsAnEvent, (index + 1) * idsAnEvent)),
  );

interface Subscriber {
  onEvent(event: Event): void;
  onGap(): void;
}

export interface Events {
  subscribe(subscriber: Subscriber): () => void;
  /** From then on what is told of a project is heard here, too, until `followOnly` leaves it out. */
  follow(projectId: string): Promise<void>;
  /** Lets go of all other projects, but for those that were followed a moment ago: who asked may not be counted yet. */
  followOnly(projectIds: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** Null for payloads that are not ours: anyone with database access can write to the channel. */
const read = (payload: string): Event | null => {
  try {
    return Event.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
};

export const openEvents = async (listen: Listen, log: DatabaseLog): Promise<Events> => {
  const subscribers = new Set<Subscriber>();
  const tell = (step: (subscriber: Subscriber) => void): void => {
    for (const subscriber of subscribers) {
      try {
        step(subscriber);
      } catch (error) {
        log.error({ reason: String(error) }, 'an event could not be handled');
      }
    }
  };
  const onPayload = (payload: string): void => {
    const event = read(payload);
    if (event) tell((subscriber) => subscriber.onEvent(event));
  };
  const stop = await listen(commonChannel, { onPayload, onGap: () => tell((subscriber) => subscriber.onGap()) });
  const followed = new Map<string, { readonly listening: Promise<() => Promise<void>>; asked: number }>();
  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    follow: async (projectId) => {
      const channel = channelOfProject(projectId);
      const entry = followed.get(channel) ?? {
        // A gap is told once, by the common channel: both are lost together.
        listening: listen(channel, { onPayload, onGap: () => undefined }),
        asked: 0,
      };
      entry.asked = performance.now();
      followed.set(channel, entry);
      try {
        await entry.listening;
      } catch (error) {
        if (followed.get(channel) === entry) followed.delete(channel);
        throw error;
      }
    },
    followOnly: async (projectIds) => {
      const kept = new Set([...projectIds].map(channelOfProject));
      for (const [channel, { listening, asked }] of followed) {
        if (kept.has(channel) || performance.now() - asked < graceMs) continue;
        followed.delete(channel);
        await (await listening)();
      }
    },
    close: async () => {
      for (const { listening } of followed.values()) await (await listening)().catch(() => undefined);
      await stop();
    },
  };
};

const graceMs = 30_000;
