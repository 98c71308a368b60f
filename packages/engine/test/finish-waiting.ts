import type { Steps } from '../src/steps.ts';

export async function finishWaiting<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await step.value?.();
  }
}
