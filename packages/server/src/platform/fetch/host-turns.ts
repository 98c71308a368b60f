import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#/platform/db/database.ts';
import { isUnavailable } from '#/platform/db/postgres-error.ts';
import { endTurn, findWait, renewTurn, takeTurn } from './host-turns.store.ts';

export interface HostTurns {
  /**
   * Does its work when it is its turn at a host: never two at once, and a rest of so many milliseconds after each, over
   * all nodes. Throws the signal's reason where that aborts before, or what the work throws.
   */
  inTurn<T>(
    host: string,
    how: { readonly restMs: number; readonly signal?: AbortSignal | undefined },
    work: () => Promise<T>,
  ): Promise<T>;
}

interface Host {
  readonly line: HostLine;
  readyAt: number;
}

const maxHosts = 300;
/** A turn lasts as long as its node says so: that of one that died ends after so long. */
const leaseMs = 4000;
const renewMs = 1500;
const lookAgainMs = 200;

const pause = async (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => {
  await sleep(milliseconds, undefined, signal ? { signal } : {}).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
};

const takeSharedTurn = async (db: Database, host: string, signal: AbortSignal | undefined) => {
  const turn = { host, holder: randomUUID() };
  while (!(await takeTurn(db, turn, leaseMs))) {
    const { waitMs, isResting } = await findWait(db, host);
    await pause(Math.max(1, isResting ? waitMs : Math.min(waitMs, lookAgainMs)), signal);
  }
  const renewing = setInterval(() => void renewTurn(db, turn, leaseMs).catch(() => undefined), renewMs);
  return async (restMs: number) => {
    clearInterval(renewing);
    // Where that fails the turn ends by itself.
    await endTurn(db, turn, restMs).catch(() => undefined);
  };
};

/**
 * @param db where the nodes meet; null for one process alone. While it cannot be reached each node keeps its own turns:
 * a crawl does not fail because nobody can tell whether another one is there.
 */
export const createHostTurns = (db: Database | null): HostTurns => {
  const hosts = new Map<string, Host>();

  const getHost = (name: string): Host => {
    const known = hosts.get(name);
    if (known) return known;
    if (hosts.size >= maxHosts)
      for (const [other, { line, readyAt }] of hosts)
        if (line.waiting === 0 && readyAt <= performance.now()) hosts.delete(other);
    const made: Host = { line: createLine(), readyAt: 0 };
    hosts.set(name, made);
    return made;
  };

  const take = async (name: string, signal: AbortSignal | undefined) => {
    const alone = async (_restMs: number) => undefined;
    if (db === null) return alone;
    return takeSharedTurn(db, name, signal).catch((error: unknown) => {
      if (isUnavailable(error)) return alone;
      throw error;
    });
  };

  return {
    inTurn: (name, { restMs, signal }, work) => {
      const host = getHost(name);
      return inLine(host.line, signal, async () => {
        await pause(Math.max(0, host.readyAt - performance.now()), signal);
        const end = await take(name, signal);
        try {
          return await work();
        } finally {
          host.readyAt = performance.now() + restMs;
          await end(restMs);
        }
      });
    },
  };
};

export interface HostLine {
  end: Promise<void>;
  waiting: number;
}

export const createLine = (): HostLine => ({ end: Promise.resolve(), waiting: 0 });

const orAborted = async (turn: Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  if (!signal) return turn;
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    signal.throwIfAborted();
    await Promise.race([turn, promise]);
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * Does its work when everybody before it in a line is done. Who is cancelled while it waits leaves at once; those behind
 * go on waiting for those before it. Throws the signal's reason, or what the work throws.
 */
export const inLine = async <T>(
  line: HostLine,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const before = line.end;
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  line.end = before.then(() => left);
  line.waiting++;
  try {
    await orAborted(before, signal);
    return await work();
  } finally {
    line.waiting--;
    leave();
  }
};
