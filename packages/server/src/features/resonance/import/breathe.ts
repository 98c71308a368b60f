import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests get a turn. */
const slice = 12;

/**
 * Makes a function to await between pieces of work: it lets the event loop run when 12 ms have passed since it last did.
 * Throws the signal's reason once the signal is aborted.
 */
export function createBreath(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < slice) return;
    await setImmediate();
    since = performance.now();
    signal?.throwIfAborted();
  };
}
