import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { appendParts, type RunPart } from './runs.store.ts';

/** Ids that fit into one event. */
const idsAnEvent = 150;

interface Waiting {
  readonly runId: string;
  readonly position: number;
  text: string;
}

interface Listener {
  onWritten(part: RunPart): void;
  /** The run has ended behind this node's back. */
  onLost(runId: string): void;
}

/**
 * Writes what the runs of this node say: one transaction at a time takes whatever all of them have said since the last
 * one, so that many runs cost little more than one. What is written is told, and nothing is told before.
 */
export const createRunWriter = (db: Database, node: string, { onWritten, onLost }: Listener) => {
  let waiting = new Map<string, Waiting>();
  let writing: Promise<void> | null = null;

  const writeAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const parts: RunPart[] = [...waiting.values()];
      waiting = new Map();
      const taken = await db.transaction(async (tx) => {
        const ids = await appendParts(tx, parts);
        for (let from = 0; from < ids.length; from += idsAnEvent) {
          await publishEvent(tx, { kind: 'run-text', node, ids: ids.slice(from, from + idsAnEvent) });
        }
        return new Set(ids);
      });
      for (const part of parts) {
        if (taken.has(part.runId)) onWritten(part);
        else onLost(part.runId);
      }
    }
  };

  return {
    /** Queues what a run says; `position` is where it begins. */
    append: (runId: string, position: number, text: string): void => {
      const present = waiting.get(runId);
      if (present) present.text += text;
      else waiting.set(runId, { runId, position, text });
      writing ??= writeAll().finally(() => {
        writing = null;
      });
      // Whoever flushes hears of it.
      writing.catch(() => undefined);
    },
    /** Resolves when all that was queued is written. Throws where the database did not take it. */
    flush: async (): Promise<void> => {
      while (writing) await writing;
    },
    /** UTF-16 units that a run has queued. */
    backlog: (runId: string): number => waiting.get(runId)?.text.length ?? 0,
  };
};
