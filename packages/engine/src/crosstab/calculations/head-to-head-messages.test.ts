import { HeadToHeadMessages, type HeadToHeadTest } from '@soundings/contract/resonance/calculation-answers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holm } from '../../../test/adjust.ts';
import { headToHeadMessages } from '../../../test/at-once.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, surveys } from '../../../test/survey.ts';
import { mcnemar, twoProportionZ } from '../../stats/proportions.ts';
import { filterMask } from '../dataset/filter.ts';
import { messageFigures, UnknownMessageError } from './figures.ts';

const group = (count: number, ...r1: (boolean | null)[]): Row[] =>
  Array<Row>(count).fill({ labels: [['a']], answers: r1.map((answer) => ({ r1: answer, r2: null })), weight: null });
const of = (...rows: Row[][]) => {
  const all = rows.flat();
  return datasetOf({ variables: 1, messages: all[0]!.answers.map(() => false), rows: all });
};
const all = (...rows: Row[][]) =>
  headToHeadMessages(
    of(...rows),
    of(...rows).messages.map(({ id }) => id),
    null,
  );

describe('head-to-head', () => {
  it('tests pairs by χ² from 25 discordant ones on', () => {
    // 30 like the first only, 10 the second only: (|30 − 10| − 1)² / 40.
    const { bestId, messages } = all(group(30, true, false), group(10, false, true), group(60, true, true));
    expect(bestId).toBe('m0');
    expect(messages[0]).toMatchObject({ accurateTotal: 90, isWinner: true, r1Test: null, r2Test: null });
    expect(messages[1]).toMatchObject({ accurateTotal: 70, isWinner: false });
    expect(messages[1]?.r1Test).toMatchObject({ method: 'mcnemarChiSquare', pairs: 100, verdict: 'below' });
    // R 4.2.2: pchisq(19^2 / 40, 1, lower.tail = FALSE)
    expect(messages[1]?.r1Test?.p).toBeCloseTo(0.00266311925913855, 12);
  });

  it('tests them exactly below 25', () => {
    const { messages } = all(group(9, true, false), group(1, false, true), group(30, false, false));
    // R 4.2.2: binom.test(1, 10)$p.value
    expect(messages[1]?.r1Test).toMatchObject({ method: 'mcnemarExact', pairs: 40, verdict: 'below' });
    expect(messages[1]?.r1Test?.p).toBeCloseTo(0.021484375, 12);
  });

  it('sees the difference of pairs where separate samples would show none', () => {
    const { messages } = all(
      group(12, true, false),
      group(1, false, true),
      group(500, true, true),
      group(487, false, false),
    );
    expect(messages[1]?.r1Test?.verdict).toBe('below');
    expect(twoProportionZ({ share: 0.512, base: 1000 }, { share: 0.501, base: 1000 })).toBeGreaterThan(0.5);
  });

  it('takes the z test where fewer than 30 answered both', () => {
    const { messages } = all(
      group(40, true, null),
      group(10, false, null),
      group(20, null, true),
      group(30, null, false),
      group(29, true, true),
    );
    expect(messages[1]?.r1Test).toMatchObject({ method: 'twoProportionZ', pairs: 29, verdict: 'below' });
    const p = twoProportionZ({ share: 69 / 79, base: 79 }, { share: 49 / 79, base: 79 });
    expect(messages[1]?.r1Test?.p).toBeCloseTo(p!, 12);
  });

  it('adjusts after Holm and keeps those not significantly below the best as winners', () => {
    // Against the first: 9 to 1 (p = 0.0215, by two 0.043), 6 to 1 (p = 0.125).
    const { messages } = all(
      group(9, true, false, true),
      group(1, false, true, false),
      group(6, true, true, false),
      group(1, false, false, true),
      group(40, false, false, false),
    );
    expect(messages.map(({ isWinner }) => isWinner)).toEqual([true, false, true]);
    expect(messages[1]?.r1Test?.p).toBeCloseTo(2 * 0.021484375, 12);
    expect(messages[2]?.r1Test?.p).toBeCloseTo(0.125, 12);
  });

  it('neither ranks nor crowns a message with a base under 30', () => {
    const { bestId, messages } = all(group(20, null, true), group(40, true, null), group(40, false, null));
    expect(bestId).toBe('m0');
    expect(messages[1]).toMatchObject({ accurateTotal: 100, isWinner: false, r1Test: null });
    expect(all(group(29, true, false))).toMatchObject({
      bestId: null,
      messages: [{ isWinner: false }, { isWinner: false }],
    });
  });

  it('is no winner that is below the best in R2 alone', () => {
    const answers = (first: boolean, second: boolean) => [
      { r1: true, r2: first },
      { r1: true, r2: second },
    ];
    const rows = [...Array(40).keys()].map(
      (i): Row => ({ labels: [[]], answers: answers(i < 30, i < 5), weight: null }),
    );
    const { messages } = headToHeadMessages(
      datasetOf({ variables: 1, messages: [true, true], rows }),
      ['m0', 'm1'],
      null,
    );
    expect(messages[1]).toMatchObject({
      isWinner: false,
      r1Test: { verdict: 'same', p: 1 },
      r2Test: { verdict: 'below' },
    });
  });

  it('is a winner that is above the best in one measure and not asked for the other', () => {
    const rows = [...Array(100).keys()].map((i): Row => {
      const best = { r1: i < 40, r2: i < 90 };
      return { labels: [[]], answers: [best, { r1: i < 60, r2: null }], weight: null };
    });
    const dataset = datasetOf({ variables: 1, messages: [true, false], rows });
    const { bestId, messages } = headToHeadMessages(dataset, ['m0', 'm1'], null);
    expect(bestId).toBe('m0');
    expect(messages[1]).toMatchObject({ isWinner: true, r1Test: { verdict: 'above' }, r2Test: null });
  });

  it('weighs discordant pairs by their effective number', () => {
    // Σw of 16 discordant pairs: 15.5 for the first, 4.5 for the second; Σw² = 32, so 20² / 32 = 12.5 of them count.
    const weights = [1, 2, 0.5, 1, 1.5, 1, 3, 1, 0.5, 1, 2, 1];
    const rows = [
      ...weights.map((weight) => ({ ...group(1, true, false)[0]!, weight })),
      ...[1, 0.5, 1, 2].map((weight) => ({ ...group(1, false, true)[0]!, weight })),
      ...group(60, true, true),
    ];
    const [, second] = all(rows).messages;
    // R 4.2.2: 2 * pbeta(0.5, 9.6875, 2.8125 + 1), 12.5 shared out as 15.5 to 4.5
    expect(second?.r1Test?.p).toBeCloseTo(0.092622096939379825, 12);
    expect(second?.r1Test).toMatchObject({ method: 'mcnemarExact', pairs: 76, verdict: 'same' });
  });

  it('names a message that is not there', () => {
    expect(() => headToHeadMessages(of(group(1, true)), ['m7'], null)).toThrow(UnknownMessageError);
  });
});

function naive(rows: readonly Row[], best: number, other: number, measure: 'r1' | 'r2') {
  const asked = (m: number) => rows.filter(({ answers }) => answers[m]![measure] !== null);
  const weigh = (those: readonly Row[], power = 1) =>
    those.reduce((sum, { weight }) => sum + (weight ?? 1) ** power, 0);
  const size = (those: readonly Row[]) => (those.length === 0 ? 0 : weigh(those) ** 2 / weigh(those, 2) || 0);
  const likes = (m: number) => (row: Row) => row.answers[m]![measure] === true;
  const both = asked(best).filter(({ answers }) => answers[other]![measure] !== null);
  const unlike = both.filter((row) => likes(best)(row) !== likes(other)(row));
  const share = (those: readonly Row[], m: number) => weigh(those.filter(likes(m))) / weigh(those) || 0;
  const ahead = share(unlike, best) * size(unlike);
  const sample = (m: number) => ({ share: share(asked(m), m), base: size(asked(m)) });
  const p = size(both) >= 30 ? mcnemar(ahead, size(unlike) - ahead).p : twoProportionZ(sample(best), sample(other));
  const sizes = [size(both), size(unlike), sample(best).base, sample(other).base];
  const isClose = [30, 25].some((limit) => sizes.some((own) => own !== limit && Math.abs(own - limit) < 1e-6));
  return { p, pairs: both.length, isClose };
}

it.each([false, true])('is that of a count row by row, weighted: %s', (weighted) => {
  const property = fc.property(surveys(weighted), choices, (survey, anyChoice) => {
    const dataset = datasetOf(survey);
    const { ids, choice } = idsOf(dataset, anyChoice);
    const { mask } = filterMask(dataset, ids);
    const left = rowsIn(survey.rows, choice);
    const chosen = survey.messages.map((_, m) => `m${m}`);
    const found = headToHeadMessages(dataset, chosen.toReversed(), mask);
    expect(HeadToHeadMessages.parse(found)).toEqual(found);
    const figures = messageFigures(dataset, mask);
    expect(found.messages).toMatchObject(figures);

    const ranked = figures.filter(
      ({ r1Share, r2Share, accurateTotal }) =>
        accurateTotal !== null &&
        [r1Share, r2Share].every((share) => !share || share.percent === null || share.base >= 30),
    );
    const highest = Math.max(...ranked.map(({ accurateTotal }) => accurateTotal!));
    const best = ranked.find(({ accurateTotal }) => accurateTotal === highest);
    expect(found.bestId).toBe(best?.id ?? null);
    if (!best) return;
    const b = figures.indexOf(best);
    for (const measure of ['r1', 'r2'] as const) {
      const isTested = (m: number) => m !== b && (measure === 'r1' || (survey.messages[m] && survey.messages[b]));
      const expected = figures.map((_, m) => (isTested(m) ? naive(left, b, m, measure) : null));
      if (expected.some((own) => own?.isClose)) return;
      const adjusted = holm(expected.map((own) => own?.p ?? null));
      found.messages.forEach((own, m) => {
        const test: HeadToHeadTest | null = own[`${measure}Test`];
        expect(test === null).toBe(adjusted[m] === null);
        if (!test) return;
        expect(test.p).toBeCloseTo(adjusted[m]!, 6);
        expect(test.pairs).toBe(expected[m]!.pairs);
      });
    }
    for (const { id, isWinner, r1Test, r2Test } of found.messages) {
      const isBelow = r1Test?.verdict === 'below' || r2Test?.verdict === 'below';
      const isKnown = id === best.id || (ranked.some((own) => own.id === id) && (r1Test ?? r2Test) !== null);
      expect(isWinner).toBe(isKnown && !isBelow);
    }
  });
  fc.assert(property, { numRuns: 80 });
});
