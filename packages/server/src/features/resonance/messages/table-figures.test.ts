import { expect, it } from 'vitest';
import type { GivenFigures } from './message-table.ts';
import { tableSharesInSteps } from './message-table.ts';

it('rests again and again on its way through one message in thousands of audiences', () => {
  const audiences = Array<GivenFigures>(6000).fill({ r1: 40, r2: 20, base: 100 });
  const steps = tableSharesInSteps({ id: 'm1', text: 'Fresh', r1: 30, r2: 20, base: 1000, audiences });
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests++;
  // R1 and R2, whose samples, tests, adjusted p values and intervals are made 500 at a time.
  expect(rests).toBeGreaterThan(2 * 3 * 10);
  expect([step.value.r1.length, step.value.r2.length]).toEqual([6000, 6000]);
  // (40 − 260 of 900) against its standard error is far above; R2 is 20 % in and out.
  expect([step.value.r1[0]!.verdict, step.value.r2[0]!.verdict]).toEqual(['above', 'same']);
});
