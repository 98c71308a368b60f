import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@soundings/engine/steps';

/** Milliseconds of work between two turns of the event loop. */
const slice = 3;

export interface YieldToEventLoop {
  /** Lets the event loop run where that is due. Throws the signal's reason once the signal is aborted. */
  (): Promise<void>;
  /** Whether 3 ms have passed since the event loop last ran: cheap enough to ask after every piece of work. */
  isDue(): boolean;
}

export function createYield(signal?: AbortSignal): YieldToEventLoop {
  let since = performance.now();
  const isDue = (): boolean => performance.now() - since >= slice;
  const yieldToEventLoop = async (): Promise<void> => {
    signal?.throwIfAborted();
    if (!isDue()) return;
    await setImmediate();
    since = performance.now();
    signal?.throwIfAborted();
  };
  return Object.assign(yieldToEventLoop, { isDue });
}

/**
 * Does the steps of a long calculation; other work gets a turn between them, and while other threads do a part of it.
 * Throws the signal's reason.
 */
export async function runCooperatively<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  const yieldToEventLoop = createYield(signal);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value) await step.value();
    if (step.value || yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
}
