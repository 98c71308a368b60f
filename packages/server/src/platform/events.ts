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
  z.object({ kind: z.literal('cancel'), jobId: z.string() }),
  z.object({ kind: z.literal('run-text'), node: z.string(), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('run-state'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('stop-run'), runId: z.string() }),
]);
export type Event = z.infer<typeof Event>;

const channel = 'soundings';
/** PostgreSQL refuses notifications of 8,000 bytes and more. */
const maxBytes = 7900;

const payloadOf = (event: Event): string => {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > maxBytes) throw new Error('an event carries ids, not content');
  return payload;
};

/** Reaches every node, this one too, once the transaction commits. */
export const publishEvent = async (tx: Database, event: Event): Promise<void> => notify(tx, channel, payloadOf(event));

export const publishing = (events: readonly Event[]) => notifying(channel, events.map(payloadOf));

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
  const stop = await listen(channel, {
    onPayload: (payload) => {
      const event = read(payload);
      if (event) tell((subscriber) => subscriber.onEvent(event));
    },
    onGap: () => tell((subscriber) => subscriber.onGap()),
  });
  return {
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    close: stop,
  };
};
