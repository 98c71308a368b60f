type Loop = (signal: AbortSignal) => Promise<void>;

/** Runs loops at once; when one fails, the others are told to end too, and then it throws what that one threw. */
export const runTogether = async (signal: AbortSignal, loops: readonly Loop[]): Promise<void> => {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  await Promise.all(loops.map((loop) => loop(either).catch((error: unknown) => failed.abort(error))));
  failed.signal.throwIfAborted();
};
