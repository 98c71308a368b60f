/** Who waits for a host, one after the other. */
export interface HostLine {
  /** Ends with the last one in it. */
  end: Promise<void>;
  waiting: number;
}

export const createLine = (): HostLine => ({ end: Promise.resolve(), waiting: 0 });

/** Waits for a turn, and no longer than the signal lets it. Throws the signal's reason. */
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
