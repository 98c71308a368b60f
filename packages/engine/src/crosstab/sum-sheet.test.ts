import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish } from '../steps.ts';
import { allocateBits, hasBit, setBit } from './bits.ts';
import type { Measure } from './dataset.ts';
import { makeSheetInSteps } from './sheets.ts';
import { sumSheetInSteps } from './sum-sheet.ts';

/** Answers of which about half are there, and of those half positive; the same for the same numbers. */
function askOf(respondents: number, seed: number): Measure {
  const [answered, positive] = [allocateBits(respondents), allocateBits(respondents)];
  let state = seed;
  for (let row = 0; row < respondents; row++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    if (state >>> 31) setBit(answered, row);
    if (state >>> 30 === 3) setBit(positive, row);
  }
  return { answered, positive, scale: null };
}

const cases = fc.record({
  respondents: fc.integer({ min: 1, max: 400 }),
  questions: fc.oneof(fc.constantFrom(1, 31, 32, 33, 64, 65), fc.integer({ min: 1, max: 70 })),
  among: fc.integer({ min: 1, max: 9 }),
  most: fc.constantFrom(0, 1, 6, 300),
});

/** Σ value over respondents with a bit, one after the other; `least` is taken off each. */
const byHand = (bits: Measure['answered'], rows: Uint32Array, values: Uint16Array, least: number): number =>
  rows.reduce((sum, row) => sum + (hasBit(bits, row) ? values[row]! - least : 0), 0);

it.each([true, false])('sums values of those who answered, and positively; in kernels: %s', (inKernels) => {
  const property = fc.property(cases, ({ respondents, questions, among, most }) => {
    const measures = Array.from({ length: questions }, (_, i) => askOf(respondents, i + 7));
    const sheet = finish(makeSheetInSteps(measures, respondents, inKernels));
    const values = Uint16Array.from({ length: respondents }, (_, row) => 3 + ((row * 7919) % (most + 1)));
    const rows = Uint32Array.from({ length: respondents }, (_, row) => row).filter((row) => row % among === 0);
    const sums = finish(sumSheetInSteps(sheet, rows, values, 3));
    for (const [i, { answered, positive }] of measures.entries()) {
      expect(sums[i]).toBe(byHand(answered, rows, values, 3));
      expect(sums[sheet.width * 4 + i]).toBe(byHand(positive, rows, values, 3));
    }
  });
  fc.assert(property, { numRuns: 60 });
});

it.each([true, false])('two sums that are taken in turn do not disturb each other; in kernels: %s', (inKernels) => {
  const respondents = 20_000;
  const measures = [askOf(respondents, 1), askOf(respondents, 2)];
  const sheet = finish(makeSheetInSteps(measures, respondents, inKernels));
  const rows = Uint32Array.from({ length: respondents }, (_, row) => row);
  const values = Uint8Array.from(rows, (row) => row % 5);
  const start = () => sumSheetInSteps(sheet, rows, values, 0);
  const alone = finish(start());
  const [one, other] = [start(), start()];
  let steps = 0;
  let results = [one.next(), other.next()];
  while (results.some(({ done }) => !done)) {
    steps++;
    results = [one.next(), other.next()].map((next, i) => (results[i]!.done ? results[i]! : next));
  }
  expect(steps).toBeGreaterThan(1);
  for (const { value } of results) expect(value).toEqual(alone);
});
