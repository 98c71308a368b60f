import { allocateRows } from '@soundings/engine/arena/arena';
import type { Order } from '@soundings/engine/arena/thread-follower';
import { expect, it } from 'vitest';
import { startThread } from './datasets.ts';

/** Two rows of 100 respondents under one mask. */
const arena = allocateRows(100, 2, { isShared: true }).arenas[0]!;
const { memory, slots } = arena.shared!;
const { masksAt, countsAt } = slots[0]!;
const open: Order = { kind: 'open', id: 3, memory };
const args: [number, number, number, number, number, number] = [0, arena.stride, arena.stride, 2, masksAt, countsAt];
const count: Order = { kind: 'count', id: 3, call: { kernel: 'count1', args } };

it('counts in memory that it shares, and reports every count', async () => {
  arena.row(0).set([0b1011, 1, 0, 0b1]);
  arena.row(1).set([0b0110, 0, 0, 0b1]);
  arena.words.set([0b0111, 1, 0, 0], masksAt / 4);
  let counted = 0;
  const thread = await new Promise<ReturnType<typeof startThread>>((resolve) => {
    const started = startThread({ onCounted: () => ++counted === 2 && resolve(started), onEnded: () => undefined });
    for (const order of [open, count, count]) started.post(order);
  });
  thread.end();
  expect([...arena.words.subarray(countsAt / 4, countsAt / 4 + 2)]).toEqual([3, 2]);
});

it('reports that it has ended when it fails', async () => {
  let counted = 0;
  await new Promise<void>((resolve) => {
    // A memory that it was never given.
    startThread({ onCounted: () => counted++, onEnded: resolve }).post(count);
  });
  expect(counted).toBe(0);
});
