import type { Steps } from '../src/steps.ts';

/** Does all of the work, and leaves to other threads what they can do. */
export async function finishWaiting<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await step.value?.();
  }
}
