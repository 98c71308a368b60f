import fc from 'fast-check';
import { expect, it } from 'vitest';
import { twoProportionZ } from '../../stats/proportions.ts';
import { finish } from '../../steps.ts';
import type { Split } from '../counting/counts.ts';
import { judgeSharesInSteps } from './shares.ts';

const tally = fc
  .record({ base: fc.nat(300), share: fc.constantFrom(0, 0.2, 0.25, 0.5, 0.6, 1) })
  .map(({ base, share }) => ({ positive: Math.round(base * share), base, weights: null }));
const split = fc.record({ inside: tally, outside: tally });
const columns = fc
  .tuple(fc.array(fc.option(split, { freq: 8 }), { minLength: 1, maxLength: 40 }), fc.constantFrom(1, 1, 30, 60))
  .map(([list, times]) => Array<typeof list>(times).fill(list).flat());

const sampleOf = ({ positive, base }: Split['inside']) => ({ share: positive / base, base });

/** By the definition: the smallest p·m/rank of all at least as large, where a rank counts those at most as large. */
function adjust(ps: readonly (number | null)[]): Map<number, number> {
  const tested = ps.filter((p) => p !== null);
  const values = [...new Set(tested)];
  const raised = values.map((p) => (p * tested.length) / tested.filter((other) => other <= p).length);
  return new Map(values.map((p) => [p, Math.min(1, ...raised.filter((_, i) => values[i]! >= p))]));
}

it('judges every share as the definition says, however many steps it takes', () => {
  const property = fc.property(columns, (column) => {
    const ps = column.map((own) => own && twoProportionZ(sampleOf(own.inside), sampleOf(own.outside)));
    const adjusted = adjust(ps);
    const found = finish(judgeSharesInSteps(column));
    expect(found.length).toBe(column.length);
    for (const [i, own] of column.entries()) {
      const p = ps[i] ?? null;
      if (!own) expect(found[i]).toBeNull();
      else if (p === null) expect(found[i]).toMatchObject({ base: own.inside.base, p: null, verdict: 'untested' });
      else {
        expect(found[i]!.p).toBeCloseTo(adjusted.get(p)!, 12);
        expect(found[i]!.percent).toBeCloseTo((100 * own.inside.positive) / own.inside.base, 9);
        expect(found[i]!.verdict === 'same').toBe(found[i]!.p! > 0.05);
      }
    }
  });
  fc.assert(property, { numRuns: 60 });
});

it('rests again and again on its way through tens of thousands of shares', () => {
  const sides = {
    inside: { positive: 40, base: 100, weights: null },
    outside: { positive: 20, base: 90, weights: null },
  };
  const rests = [...judgeSharesInSteps(Array<Split>(62_500).fill(sides))].length;
  // Samples, tests, adjusted p values and intervals, each 500 at a time.
  expect(rests).toBeGreaterThan(4 * 100);
});
