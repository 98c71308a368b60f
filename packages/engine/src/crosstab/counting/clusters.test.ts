import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headToHeadMessages } from '../../../test/at-once.ts';
import { scatter } from '../../../test/scatter.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, type Survey, surveys } from '../../../test/survey.ts';
import { clusteredZ, twoProportionZ, twoSidedP } from '../../stats/proportions.ts';
import { finish } from '../../steps.ts';
import { messageFigures } from '../calculations/figures.ts';
import { allBits } from '../dataset/bits.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { filterMask } from '../dataset/filter.ts';
import { select } from '../dataset/selection.ts';
import { clustersInSteps } from './clusters.ts';
import { messageCounts } from './counts.ts';
import { memoryOf, ratingsBytes } from './ratings.ts';

/** The survey of `clusters.R` beside this file: 90 respondents of whom every third likes nearly everything. */
const madeUp = (weighted: boolean): Survey => ({
  variables: 1,
  messages: [false, false, false, false, false],
  rows: Array.from({ length: 90 }, (_, id) => ({
    labels: [[id < 72 ? 'first' : 'last']],
    weight: weighted ? 0.5 + (id % 4) / 2 : null,
    answers: Array.from({ length: 5 }, (_, message) => {
      const isMissing = (id * 5 + message * 3) % 7 === 0 || (message === 2 && id % 2 === 1);
      const x = (id * 37 + message * 101 + id * message * 13) % 100;
      return { r1: isMissing ? null : x < 25 + 9 * message + (id % 3 === 0 ? 40 : -5), r2: null };
    }),
  })),
});

const expectPs = (found: readonly { r1Share: { p: number | null } }[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  found.forEach(({ r1Share }, i) => {
    expect(r1Share.p! / expected[i]!).toBeCloseTo(1, 10);
  });
};

describe('a message against the others, as sandwich::vcovCL in R 4.2.2 with the respondent as cluster', () => {
  const all = [5.00506621167e-7, 0.027566373606, 0.915488855014, 0.489403183409, 0.027566373606];
  const weighted = [1.29338173335e-5, 0.328485837579, 0.949750593091, 0.404606722212, 0.0363025179283];
  const filtered = [4.42494263313e-5, 0.0939358885758, 0.660801823973, 0.660801823973, 0.163878034475];
  const chosen = [1.18066945745e-7, 0.00396504232475, 0.00477221736853];
  const ids = ['m0', 'm1', 'm4'];

  it.each(['in kernels', 'in TypeScript'])('%s', (where) => {
    const made = (isWeighted: boolean): Dataset => {
      const dataset = datasetOf(madeUp(isWeighted));
      return where === 'in kernels' ? dataset : scatter(dataset);
    };
    const dataset = made(false);
    const figures = messageFigures(dataset, null);
    expectPs(figures, all);
    // Of separate answers the second and the last would be 0.0626, and the same as the others.
    expect(figures.map(({ r1Share }) => r1Share.verdict)).toEqual(['below', 'above', 'same', 'same', 'above']);
    expectPs(messageFigures(made(true), null), weighted);
    expectPs(messageFigures(dataset, filterMask(dataset, ['0.0']).mask), filtered);
    expectPs(headToHeadMessages(dataset, ids, null).messages, chosen);
  });

  it('counts what is kept of ratings as memory', () => {
    const dataset = datasetOf(madeUp(false));
    const before = memoryOf(dataset);
    messageFigures(dataset, null);
    expect(ratingsBytes(dataset)).toBeGreaterThan(2 * 90);
    expect(memoryOf(dataset)).toBe(before + ratingsBytes(dataset));
  });
});

describe.each([false, true])('any survey, weighted: %s', (weighted) => {
  it('has the error of residuals that are summed up respondent by respondent', () => {
    let tested = 0;
    const property = fc.property(surveys(weighted), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const { mask } = filterMask(dataset, ids);
      const left = rowsIn(survey.rows, choice);
      // What the squares of smaller ones add is not told from rounding.
      fc.pre(left.every(({ weight }) => !weight || weight > 1e-4));
      for (const each of [dataset, scatter(dataset)]) {
        const counts = messageCounts(each, mask);
        const clusters = finish(clustersInSteps(each, select(mask ?? allBits(each.respondents)), counts));
        for (const measure of ['r1', 'r2'] as const) {
          for (const [m, hasR2] of survey.messages.entries()) {
            const own = clusters[measure][m]!;
            if (measure === 'r2' && !hasR2) {
              expect(own).toBeNull();
              continue;
            }
            const { a, b, p, squares } = byHand(left, m, measure);
            if (p === null) continue;
            const z = clusteredZ(a, b, own);
            // Sums over respondents lose what is small beside them, and then say that they cannot tell.
            if (z === null) expect(squares).toBeLessThan(1e-5);
            else expect(z).toBeCloseTo(p, squares < 1e-4 ? 4 : 6);
            tested++;
          }
        }
      }
    });
    fc.assert(property, { numRuns: 80 });
    expect(tested).toBeGreaterThan(10);
  });
});

describe('what residuals cannot tell', () => {
  const survey = (likeFirst: number, likeSecond: number, base: number): Survey => ({
    variables: 0,
    messages: [false, false],
    rows: Array.from({ length: base }, (_, i) => ({
      labels: [],
      weight: null,
      answers: [
        { r1: i < likeFirst, r2: null },
        { r1: i < likeSecond, r2: null },
      ],
    })),
  });
  const firstOf = (given: Survey) => messageFigures(datasetOf(given), null)[0]!.r1Share;
  const separate = (first: number, second: number, base: number) =>
    twoProportionZ({ share: first / base, base }, { share: second / base, base })!;

  it.each([
    ['a message that nobody likes', 0, 20, 200],
    ['a message that four like', 4, 20, 200],
    ['all but four', 196, 180, 200],
    ['a message that all like, and others that nobody likes', 60, 0, 60],
  ])('of %s is taken from separate answers', (_, first, second, base) => {
    expect(firstOf(survey(first, second, base)).p).toBeCloseTo(separate(first, second, base), 12);
  });

  it('of equal shares is nothing', () => {
    expect(firstOf(survey(40, 40, 80))).toMatchObject({ p: 1, verdict: 'same' });
    expect(firstOf(survey(0, 0, 80))).toMatchObject({ p: 1, verdict: 'same' });
    expect(firstOf(survey(80, 80, 80))).toMatchObject({ p: 1, verdict: 'same' });
  });

  it('and bases under 30 stay untested', () => {
    expect(firstOf(survey(10, 20, 29))).toMatchObject({ p: null, verdict: 'untested' });
  });

  it('finds what the same people answer differently, though it would be the same among separate ones', () => {
    const share = firstOf(survey(100, 110, 200));
    expect(separate(100, 110, 200)).toBeGreaterThan(0.3);
    expect(share.p).toBeLessThan(0.01);
    expect(share.verdict).toBe('below');
  });
});

/** Both shares of message m, and p by the residual of every respondent; null where nothing but rounding is left. */
function byHand(rows: readonly Row[], message: number, measure: 'r1' | 'r2') {
  const respondents = rows
    .map(({ answers, weight }) => {
      const given = answers.map((answer) => answer[measure]);
      const count = (of: readonly (boolean | null)[], wanted: readonly (boolean | null)[]) =>
        of.filter((answer) => wanted.includes(answer)).length;
      const others = given.filter((_, i) => i !== message);
      const any = [true, false];
      return {
        weight: weight ?? 1,
        a: { answered: count([given[message]!], any), positive: count([given[message]!], [true]) },
        b: { answered: count(others, any), positive: count(others, [true]) },
      };
    })
    .filter(({ weight, a, b }) => weight > 0 && a.answered + b.answered > 0);
  const shareOf = (side: 'a' | 'b') => {
    const sum = (of: 'answered' | 'positive') => respondents.reduce((all, one) => all + one.weight * one[side][of], 0);
    return { share: sum('positive') / sum('answered'), weight: sum('answered') };
  };
  const [a, b] = [shareOf('a'), shareOf('b')];
  const residuals = respondents.map(
    (one) =>
      one.weight *
      ((one.a.positive - a.share * one.a.answered) / a.weight - (one.b.positive - b.share * one.b.answered) / b.weight),
  );
  const squares = residuals.reduce((sum, one) => sum + one * one, 0);
  const groups = respondents.length;
  const p =
    groups > 1 && a.weight > 0 && b.weight > 0 && squares > 1e-6
      ? twoSidedP((a.share - b.share) / Math.sqrt((squares * groups) / (groups - 1)))
      : null;
  return { a, b, p, squares };
}
