import { createYield } from '#/platform/event-loop.ts';

/** Of what is written by one statement, so little that others get their turn between two, also where the database is in this process. */
const batch = 25;

/** Does a step with a few items at a time, one step after the other. */
export const inBatches = async <T>(
  items: readonly T[],
  step: (some: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  const breathe = createYield();
  for (let from = 0; from < items.length; from += batch) {
    await step(items.slice(from, from + batch));
    await breathe();
  }
};
