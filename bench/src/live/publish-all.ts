import { setTimeout as sleep } from 'node:timers/promises';
import { clock } from './clock.ts';

/** Tells one message after the other, each so long after the one before it; 0 is at once. @returns when each was told. */
export const publishAll = async <T>(
  messages: readonly T[],
  tellOne: (message: T) => Promise<void>,
  pauseMs: number,
): Promise<number[]> => {
  const told: number[] = [];
  const start = clock();
  for (const [index, message] of messages.entries()) {
    const wait = start + index * pauseMs - clock();
    if (wait > 0) await sleep(wait);
    told.push(clock());
    await tellOne(message);
  }
  return told;
};
