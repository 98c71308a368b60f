import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit } from '../../../test/bits.ts';
import { finishWaiting } from '../../../test/finish-waiting.ts';
import { threadStarter } from '../../../test/start-threads.ts';
import { lendThreads } from '../../arena/lent-threads.ts';
import type { SheetHost } from '../../arena/sheet-memory.ts';
import { createThreads } from '../../arena/threads.ts';
import { finish } from '../../steps.ts';
import { allocateBits, setBit } from '../dataset/bits.ts';
import type { Bits, Measure } from '../dataset/dataset.ts';
import { select } from '../dataset/selection.ts';
import { makeSheetInSteps, type Sheet } from './sheets.ts';
import { type SheetSums, sumSheetInSteps, tallySheetInSteps } from './sum-sheet.ts';

function askOf(respondents: number, seed: number, one: number): Measure {
  const [answered, positive] = [allocateBits(respondents), allocateBits(respondents)];
  let state = seed;
  for (let row = 0; row < respondents; row++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    if ((state >>> 8) % one !== 0) continue;
    setBit(answered, row);
    if (state >>> 31) setBit(positive, row);
  }
  return { answered, positive, scale: null };
}

const respondentsOf = ({ parts }: Sheet): number => parts.reduce((sum, { memory }) => sum + memory.rated.length, 0);

const everyNth = (respondents: number, among: number): Bits => {
  const bits = allocateBits(respondents);
  for (let row = respondents - 1; row >= 0; row -= among) setBit(bits, row);
  return bits;
};

/** Counts and sums respondent by respondent and bit by bit: shares nothing with kernels nor with their copies. */
function byHand(measures: readonly Measure[], respondents: number, chosen: Bits) {
  const sumOver = (bits: Bits, numbers: readonly number[]): number =>
    numbers.reduce((sum, number, row) => sum + (hasBit(bits, row) && hasBit(chosen, row) ? number : 0), 0);
  const numbersOf = (side: 'answered' | 'positive'): number[] =>
    Array.from({ length: respondents }, (_, row) => measures.filter((each) => hasBit(each[side], row)).length);
  const [rated, positive] = [numbersOf('answered'), numbersOf('positive')];
  const ones = rated.map(() => 1);
  return (['answered', 'positive'] as const).map((side) =>
    measures.map((each) => [ones, rated, positive].map((numbers) => sumOver(each[side], numbers))),
  );
}

const inOrder = ({ counts, rated, positive }: SheetSums, questions: number, half: number) =>
  [0, half].map((from) =>
    Array.from({ length: questions }, (_, i) => [counts, rated, positive].map((n) => n[from + i])),
  );

interface Case {
  readonly respondents: number;
  readonly questions: number;
  /** Of the respondents one in so many is selected, of the answers one in so many is there. */
  readonly among: number;
  readonly one: number;
}

function check({ respondents, questions, among, one }: Case, host: SheetHost): void {
  const measures = Array.from({ length: questions }, (_, i) => askOf(respondents, i + 7, one));
  const sheet = finish(makeSheetInSteps(measures, respondents, host));
  const chosen = select(everyNth(respondents, among));
  const sums = finish(sumSheetInSteps(sheet, chosen));
  const found = inOrder(sums, questions, sheet.width * 4);
  expect(found).toEqual(byHand(measures, respondents, everyNth(respondents, among)));
  expect(finish(tallySheetInSteps(sheet, chosen))).toEqual(sums.counts);
}

const cases = fc.record({
  respondents: fc.oneof(fc.constantFrom(1, 63, 64, 65, 128, 129), fc.integer({ min: 1, max: 400 })),
  questions: fc.oneof(fc.constantFrom(1, 31, 32, 33, 64, 65, 128, 129), fc.integer({ min: 1, max: 70 })),
  among: fc.constantFrom(1, 2, 9, 150),
  one: fc.constantFrom(1, 2, 20),
});

describe.each(['own', 'shared', 'typescript'] as const)('a sheet in memory: %s', (host) => {
  it('is summed up as respondent by respondent', () => {
    fc.assert(
      fc.property(cases, (each) => check(each, host)),
      { numRuns: 60 },
    );
  });

  // 8192 respondents are taken at a time, and everyone among them may have a bit.
  it.each([8128, 8191, 8192, 8193, 16_384, 16_385])('of %i respondents is', (respondents) => {
    for (const among of [1, 2, 500]) check({ respondents, questions: 3, among, one: 1 }, host);
  });

  // From 256 on, how many somebody has answered may be more than a byte.
  it.each([255, 256, 300, 520])('of %i questions is', (questions) => {
    for (const one of [1, 2, 200]) check({ respondents: 70, questions, among: 1, one }, host);
  });

  it('is summed up by several in turn', () => {
    const respondents = 600_000;
    const measures = [askOf(respondents, 1, 2), askOf(respondents, 2, 2)];
    const sheet = finish(makeSheetInSteps(measures, respondents, host));
    const both = [1, 2].map((among) => sumSheetInSteps(sheet, select(everyNth(respondents, among))));
    let steps = 0;
    let results = both.map((each) => each.next());
    for (; results.some(({ done }) => !done); steps++) {
      results = both.map((each, i) => (results[i]!.done ? results[i]! : each.next()));
    }
    expect(steps).toBeGreaterThan(1);
    for (const [i, { value }] of results.entries()) {
      const found = inOrder(value as SheetSums, measures.length, sheet.width * 4);
      expect(found).toEqual(byHand(measures, respondents, everyNth(respondents, i + 1)));
    }
  });
});

describe.each([1, 2, 5])('%i threads', (count) => {
  it('sum up as one does, several sheets at once and more than there is room for', async () => {
    const { start, done } = threadStarter();
    const threads = lendThreads(createThreads(start, count));
    const sheets = [[700, 40] as const, [129, 300] as const].map(([respondents, questions]) => {
      const measures = Array.from({ length: questions }, (_, i) => askOf(respondents, i + 3, 2));
      return finish(makeSheetInSteps(measures, respondents, 'shared'));
    });
    const wishes = [1, 2, 3, 5, 7, 150].flatMap((among) =>
      sheets.map((sheet) => ({ sheet, chosen: select(everyNth(respondentsOf(sheet), among)) })),
    );
    const sums = await Promise.all(
      wishes.map(({ sheet, chosen }) => finishWaiting(sumSheetInSteps(sheet, chosen, threads))),
    );
    const counts = await Promise.all(
      wishes.map(({ sheet, chosen }) => finishWaiting(tallySheetInSteps(sheet, chosen, threads))),
    );
    expect(sums).toEqual(wishes.map(({ sheet, chosen }) => finish(sumSheetInSteps(sheet, chosen))));
    expect(counts).toEqual(sums.map((each) => each.counts));
    expect(done.counts).toBeGreaterThanOrEqual(2 * wishes.length);
    threads.stop();
    const { sheet, chosen } = wishes[0]!;
    const before = done.counts;
    expect(await finishWaiting(sumSheetInSteps(sheet, chosen, threads))).toEqual(sums[0]);
    expect(done.counts).toBe(before);
  });
});
