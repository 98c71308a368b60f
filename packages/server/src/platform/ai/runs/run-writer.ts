import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#/platform/db/database.ts';
import { isTemporary } from '#/platform/db/postgres-error.ts';
import { addBegunRuns, type NewRun, type RunEnd, type RunPart, writeChanges } from './runs.store.ts';

const retryMs = 500;

interface Waiting {
  readonly runId: string;
  readonly position: number;
  text: string;
}

interface Group {
  readonly runs: Map<string, NewRun & { readonly startedOn: Date }>;
  readonly begins: Map<string, Date>;
  readonly parts: Map<string, Waiting>;
  readonly ends: Map<string, RunEnd>;
  readonly written: PromiseWithResolvers<void>;
  /** It could not be written before, or nobody knows. */
  readonly again: boolean;
}

interface Listener {
  onWritten(part: RunPart): void;
  /** The run has ended behind this node's back, or cannot be written. */
  onLost(runId: string): void;
  /** Somebody wanted it to stop before it began. */
  onStopAsked(runId: string): void;
  onError(error: unknown): void;
}

/**
 * Writes what the runs of this node say, and their begins and ends: one statement at a time takes whatever there is of all
 * of them since the last one, so that many runs cost little more than one. What is written is told, and nothing is told
 * before. What a disturbed database does not take is written again until it does.
 */
export const createRunWriter = (db: Database, node: string, listener: Listener) => {
  let waiting = newGroup();
  let last = waiting.written.promise;
  let isWriting = false;
  let isClosed = false;

  const writeGroup = async ({ runs, begins, parts, ends, again }: Group): Promise<void> => {
    if (runs.size > 0) await addBegunRuns(db, [...runs.values()]);
    runs.clear();
    if (begins.size + parts.size + ends.size === 0) return;
    const written = await writeChanges(db, { begins, parts: [...parts.values()], ends }, { node, again });
    for (const id of begins.keys()) {
      const run = written.runs.get(id);
      if (!run) listener.onLost(id);
      else if (run.stopAsked) listener.onStopAsked(id);
    }
    for (const part of parts.values()) {
      if (written.said.has(part.runId)) listener.onWritten(part);
      else listener.onLost(part.runId);
    }
  };

  const writeAll = async (): Promise<void> => {
    while (!isEmpty(waiting)) {
      const group = waiting;
      waiting = newGroup();
      last = group.written.promise;
      try {
        await writeGroup(group);
        group.written.resolve();
      } catch (error) {
        listener.onError(error);
        if (isClosed || !isTemporary(error)) {
          for (const id of idsOf(group)) listener.onLost(id);
          group.written.reject(error);
          continue;
        }
        waiting = joinGroups(group, waiting);
        await sleep(retryMs, undefined, { ref: false });
      }
    }
    isWriting = false;
  };

  const write = (): void => {
    if (isWriting) return;
    isWriting = true;
    void writeAll();
  };

  return {
    add: (run: NewRun, startedOn: Date): Promise<void> => {
      waiting.runs.set(run.id, { ...run, startedOn });
      const { written } = waiting;
      write();
      return written.promise;
    },
    begin: (runId: string, startedOn: Date): void => {
      waiting.begins.set(runId, startedOn);
      write();
    },
    append: (runId: string, position: number, text: string): void => {
      const present = waiting.parts.get(runId);
      if (present) present.text += text;
      else waiting.parts.set(runId, { runId, position, text });
      write();
    },
    /** Resolves when the end is on record, after all that was said. Throws where it could not be written. */
    end: (runId: string, end: RunEnd): Promise<void> => {
      const { written } = waiting;
      waiting.ends.set(runId, end);
      write();
      return written.promise;
    },
    flush: (): Promise<void> => (isEmpty(waiting) ? last : waiting.written.promise),
    /** UTF-16 units that a run has queued. */
    backlog: (runId: string): number => waiting.parts.get(runId)?.text.length ?? 0,
    /** From now on what the database does not take is given up. */
    close: (): void => {
      isClosed = true;
    },
  };
};

const newGroup = (): Group => {
  const written = Promise.withResolvers<void>();
  // Not every group is waited for.
  written.promise.catch(() => undefined);
  return { runs: new Map(), begins: new Map(), parts: new Map(), ends: new Map(), written, again: false };
};
const isEmpty = ({ runs, begins, parts, ends }: Group): boolean =>
  runs.size + begins.size + parts.size + ends.size === 0;
const idsOf = ({ runs, begins, parts, ends }: Group) =>
  new Set([...runs.keys(), ...begins.keys(), ...parts.keys(), ...ends.keys()]);

/** Whoever waits for the first waits for both. */
const joinGroups = (first: Group, then: Group): Group => {
  first.written.resolve(then.written.promise);
  const parts = new Map(first.parts);
  for (const [id, part] of then.parts) {
    const before = parts.get(id);
    parts.set(id, before ? { ...before, text: before.text + part.text } : part);
  }
  return {
    runs: new Map([...first.runs, ...then.runs]),
    begins: new Map([...first.begins, ...then.begins]),
    parts,
    ends: new Map([...first.ends, ...then.ends]),
    written: then.written,
    again: true,
  };
};
