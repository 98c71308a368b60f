import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateArena } from '../../test/allocate-arena.ts';
import { audienceCounts } from '../../test/at-once.ts';
import { hasBit } from '../../test/bits.ts';
import { scatter } from '../../test/scatter.ts';
import { datasetOf, surveys } from '../../test/survey.ts';
import { messageCounts } from '../crosstab/counting/counts.ts';
import { setBit } from '../crosstab/dataset/bits.ts';
import type { Bits, Measure } from '../crosstab/dataset/dataset.ts';
import { type Selection, select } from '../crosstab/dataset/selection.ts';
import { finish, type Steps } from '../steps.ts';
import { findArenas } from './arena.ts';
import { countInKernels, maskInKernels } from './count-in-kernels.ts';
import { countInTypeScript, getCounter, maskInTypeScript } from './counter.ts';
import { listRows } from './rows.ts';

/** The same sets bit by bit, one number each: an oracle that shares nothing with the counters. */
function membersOf(bits: Bits, respondents: number): number[] {
  return Array.from({ length: respondents }, (_, row) => row).filter((row) => hasBit(bits, row));
}

const fill = (bits: Bits, respondents: number, seed: number, among: number): Bits => {
  let state = seed | 1;
  for (let row = 0; row < respondents; row++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    if ((state >>> 8) % among === 0) setBit(bits, row);
  }
  return bits;
};

const cases = fc.record({
  respondents: fc.oneof(fc.constantFrom(0, 1, 511, 512, 513, 1024, 4100), fc.integer({ min: 0, max: 3000 })),
  rows: fc.integer({ min: 0, max: 13 }),
  first: fc.integer({ min: 0, max: 3 }),
  selections: fc.array(fc.record({ seed: fc.nat(), among: fc.constantFrom(1, 2, 5, 250, 2000) }), { maxLength: 8 }),
});

describe('counters', () => {
  it('count every row under every selection as member by member', () => {
    const property = fc.property(cases, ({ respondents, rows, first, selections }) => {
      const all = first + rows;
      const arena = allocateArena(respondents, all);
      const masks = Array.from({ length: all }, (_, i) => fill(arena.row(i), respondents, i + 7, (i % 3) + 1));
      const chosen = selections.map(({ seed, among }) => {
        return fill(new Uint32Array((respondents + 31) >>> 5), respondents, seed, among);
      });
      const counted = masks.slice(first);
      const expected = counted.flatMap((mask) => {
        const members = new Set(membersOf(mask, respondents));
        return chosen.map((bits) => membersOf(bits, respondents).filter((row) => members.has(row)).length);
      });
      const range = { first, count: rows };
      const selected = chosen.map(select);
      expect([...finish(countInKernels(arena, arena.kernels!)(range, selected))]).toEqual(expected);
      expect([...finish(countInTypeScript(masks)(range, selected))]).toEqual(expected);
    });
    fc.assert(property, { numRuns: 150 });
  });

  it('make masks of any of each group as member by member', () => {
    const groups = fc.array(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }), { minLength: 1, maxLength: 4 });
    const property = fc.property(fc.integer({ min: 1, max: 1500 }), groups, (respondents, chosen) => {
      const arena = allocateArena(respondents, 9);
      const masks = Array.from({ length: 9 }, (_, i) => fill(arena.row(i), respondents, i + 7, (i % 3) + 1));
      const expected = Array.from({ length: respondents }, (_, row) => row).filter((row) =>
        chosen.every((rows) => rows.some((index) => hasBit(masks[index]!, row))),
      );
      const found = [maskInKernels(arena, arena.kernels!)(chosen), maskInTypeScript(masks)(chosen)];
      for (const mask of found) expect(membersOf(mask, respondents)).toEqual(expected);
      expect(found[0]).toEqual(found[1]);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it('do not disturb each other between their steps', () => {
    const respondents = 400_000;
    const arena = allocateArena(respondents, 300);
    const masks = Array.from({ length: 300 }, (_, i) => arena.row(i).fill(0x9e3779b9 * (i + 1)));
    const rows = { first: 0, count: 300 };
    const selectionsOf = (word: number): Selection[] =>
      [1, 2, 3].map((factor) => select(new Uint32Array(respondents / 32).fill(word * factor)));
    const batches = [0x0f1e2d3c, 0x55aa33cc].map(selectionsOf);
    const inKernels = countInKernels(arena, arena.kernels!);
    const { results, rests } = alternate(batches.map((selections) => inKernels(rows, selections)));
    expect(rests).toBeGreaterThan(4);
    expect(results).toEqual(batches.map((selections) => finish(countInTypeScript(masks)(rows, selections))));
    expect(alternate(batches.map((selections) => countInTypeScript(masks)(rows, selections))).rests).toBeGreaterThan(4);
  });
});

function alternate<T>(all: readonly Steps<T>[]): { results: T[]; rests: number } {
  const results: T[] = [];
  let rests = 0;
  for (let left = all.length; left > 0; ) {
    for (const [i, steps] of all.entries()) {
      if (i in results) continue;
      const step = steps.next();
      if (step.done) {
        results[i] = step.value;
        left--;
      } else rests++;
    }
  }
  return { results, rests };
}

describe('the counter of a dataset', () => {
  it('is made once, and gives what the counter of masks outside of an arena gives', () => {
    const property = fc.property(fc.boolean().chain(surveys), (survey) => {
      const dataset = datasetOf(survey);
      const scattered = scatter(dataset);
      expect(getCounter(dataset)).toBe(getCounter(dataset));
      expect(findArenas([...listRows(dataset)])).toMatchObject([{ first: 0, arena: { kernels: expect.anything() } }]);
      expect(findArenas([...listRows(scattered)])).toBeNull();
      const mask = dataset.messages[0]!.r1.positive;
      expect(messageCounts(dataset, mask)).toEqual(messageCounts(scattered, mask));
      const [message, same] = [dataset.messages[0]!, scattered.messages[0]!];
      expect(audienceCounts(dataset, message, mask)).toEqual(audienceCounts(scattered, same, mask));
    });
    fc.assert(property, { numRuns: 30 });
  });

  it('counts where only a part of an arena is used', () => {
    const respondents = 100;
    const arena = allocateArena(respondents, 4);
    const [answered, positive, others] = [0, 1, 3].map((i) => fill(arena.row(i), respondents, i + 1, 2));
    const r1: Measure = { answered: answered!, positive: positive!, scale: null };
    const r2: Measure = { answered: positive!, positive: others!, scale: null };
    const messages = [{ id: 'm', text: 'Text', r1, r2 }];
    const [counts] = messageCounts({ respondents, variables: [], messages, concepts: [], weights: null }, null);
    const size = (bits: Bits): number => membersOf(bits, respondents).length;
    expect(counts?.r1).toMatchObject({ base: size(answered!), positive: size(positive!) });
    expect(counts?.r2).toMatchObject({ base: size(positive!), positive: size(others!) });
  });
});
