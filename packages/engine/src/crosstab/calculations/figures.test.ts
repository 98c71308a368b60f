import type { Share } from '@soundings/contract/resonance/resonance';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { audienceLinks, summary } from '../../../test/at-once.ts';
import { datasetOf, type Row, type Survey } from '../../../test/survey.ts';
import { twoProportionZ, wilson } from '../../stats/proportions.ts';
import { audienceShares, toFigures, UnknownMessageError } from './figures.ts';

const group = (label: string, positive: number, base: number, weight: number | null = null): Row[] =>
  Array.from({ length: base }, (_, i) => ({ labels: [[label]], answers: [{ r1: i < positive, r2: null }], weight }));
const survey = (...rows: Row[][]): Survey => ({ variables: 1, messages: [false], rows: rows.flat() });
const tally = (positive: number, base: number) => ({ positive, base, weights: null });
const message = (id: string) => ({ id, text: id.toUpperCase() });

describe('message figures', () => {
  const [a, b, c] = toFigures([
    { message: message('a'), r1: tally(57, 200), r2: tally(100, 150) },
    { message: message('b'), r1: tally(120, 200), r2: null },
    { message: message('c'), r1: tally(9, 20), r2: tally(0, 0) },
  ]);

  it('keep the percent unrounded and round the totals, halves up', () => {
    expect(a).toMatchObject({ id: 'a', message: 'A', accurateR1Total: 28.5, r1Total: 29, r2Total: 67, base: 200 });
    expect(a?.accurateR2Total).toBeCloseTo(66.6667, 4);
    expect(a?.accurateTotal).toBeCloseTo(47.58333, 4);
    expect(a?.total).toBe(48);
  });

  it('take R1 for the total where there is no R2, or no answer to it', () => {
    expect(b).toMatchObject({ accurateTotal: 60, accurateR2Total: null, r2Total: null, r2Share: null });
    expect(c).toMatchObject({ accurateTotal: 45, r2Total: null, r2Share: { percent: null, low: null, high: null } });
  });

  it('compare each message with the answers to all others', () => {
    const ps = [twoProportionZ({ share: 0.285, base: 200 }, { share: 129 / 220, base: 220 })];
    ps.push(twoProportionZ({ share: 0.6, base: 200 }, { share: 66 / 220, base: 220 }));
    const [pA, pB] = benjaminiHochberg(ps);
    expect(a?.r1Share).toMatchObject({ verdict: 'below', mark: 'none' });
    expect(a?.r1Share.p).toBeCloseTo(pA!, 12);
    expect(b?.r1Share).toMatchObject({ verdict: 'above' });
    expect(b?.r1Share.p).toBeCloseTo(pB!, 12);
    expect(c?.r1Share).toMatchObject({ verdict: 'untested', p: null, mark: 'unranked' });
    expect(a?.r2Share).toMatchObject({ verdict: 'untested', p: null, mark: 'none' });
  });

  it("have R2's base and total where nobody answered R1", () => {
    const [only] = toFigures([{ message: message('x'), r1: tally(0, 0), r2: tally(10, 40) }]);
    expect(only).toMatchObject({ base: 40, accurateR1Total: null, accurateTotal: 25, r1Total: null, total: 25 });
    expect(only?.r2Share).toMatchObject({ verdict: 'untested', mark: 'low' });
  });
});

describe('marks and verdicts', () => {
  const shareOf = (rows: Survey): Share => audienceShares(datasetOf(rows), 'm0', null)[0]!.r1;

  it.each([
    [29, 'unranked', 'untested'],
    [30, 'low', 'above'],
    [99, 'low', 'above'],
    [100, 'none', 'above'],
  ])('base %i is marked %s and judged %s', (base, mark, verdict) => {
    const links = audienceShares(datasetOf(survey(group('1', base, base), group('2', 0, 200))), 'm0', null);
    expect(links[0]).toMatchObject({ subheader: '1', r1: { base, mark, verdict, percent: 100 } });
    expect(links[1]?.r1.verdict).toBe(base < 30 ? 'untested' : 'below');
  });

  it('an equal share is the same', () => {
    expect(shareOf(survey(group('1', 20, 40), group('2', 50, 100)))).toMatchObject({ verdict: 'same', p: 1 });
    expect(shareOf(survey(group('1', 0, 40), group('2', 0, 40)))).toMatchObject({ verdict: 'same', p: 1 });
  });

  it('weights make the share, and the effective base makes interval and test', () => {
    const heavy = group('1', 30, 30, 3);
    const light = group('1', 0, 30, 1);
    const share = shareOf(survey(heavy, light, group('2', 30, 60, 1)));
    expect(share).toMatchObject({ percent: 75, positive: 90, base: 60, effectiveBase: 48, mark: 'low' });
    expect(share.low).toBeCloseTo(100 * wilson(0.75, 48).low, 12);
    const p = twoProportionZ({ share: 0.75, base: 48 }, { share: 0.5, base: 60 });
    expect(share.p).toBeCloseTo(p!, 12);
    expect(share.verdict).toBe('above');
  });

  it('is not tested where the weights leave an effective base under 30', () => {
    const share = shareOf(survey(group('1', 1, 1, 100), group('1', 0, 59, 1), group('2', 5, 60, 1)));
    expect(share).toMatchObject({ base: 60, verdict: 'untested', p: null });
    expect(share.effectiveBase).toBeLessThan(30);
  });

  it('answers that all weigh nothing give no share', () => {
    const share = shareOf(survey(group('1', 1, 40, 0), group('2', 5, 60, 1)));
    expect(share).toMatchObject({ percent: null, low: null, base: 40, effectiveBase: 0, verdict: 'untested' });
  });
});

it('compares weighted messages with the pooled weights of the others', () => {
  const weighted = (base: number, positive: number, sum: number, squares: number) => ({
    positive: base / 2,
    base,
    weights: { positive, base: sum, squares },
  });
  const tallies = [weighted(60, 90, 120, 300), weighted(40, 20, 40, 40), weighted(40, 20, 80, 160)];
  const found = toFigures(tallies.map((r1, i) => ({ message: message(`${i}`), r1, r2: null })));
  const expected = benjaminiHochberg([
    twoProportionZ({ share: 90 / 120, base: 120 ** 2 / 300 }, { share: 40 / 120, base: 120 ** 2 / 200 }),
    twoProportionZ({ share: 20 / 40, base: 40 ** 2 / 40 }, { share: 110 / 200, base: 200 ** 2 / 460 }),
    twoProportionZ({ share: 20 / 80, base: 80 ** 2 / 160 }, { share: 110 / 160, base: 160 ** 2 / 340 }),
  ]);
  found.forEach(({ r1Share }, i) => {
    expect(r1Share.p).toBeCloseTo(expected[i]!, 12);
  });
  expect(found.map(({ r1Share }) => r1Share.verdict)).toEqual(['above', 'same', 'below']);
});

it('never shows more than 100 %, where sums of weights are off by rounding', () => {
  const off = { positive: 40, base: 40, weights: { positive: 0.1 + 0.2, base: 0.3, squares: 0.003 } };
  const [found] = toFigures([{ message: message('a'), r1: off, r2: null }]);
  expect(found?.r1Share).toMatchObject({ percent: 100, high: 100, effectiveBase: 30 });
  expect(found?.r1Share.low).toBeCloseTo(100 * wilson(1, 30).low, 9);
});

it('sums up a dataset', () => {
  const rows: Row[] = [
    {
      labels: [['a', 'b'], []],
      answers: [
        { r1: true, r2: null },
        { r1: null, r2: null },
      ],
      weight: null,
    },
    {
      labels: [['a'], ['c']],
      answers: [
        { r1: null, r2: false },
        { r1: false, r2: null },
      ],
      weight: null,
    },
    {
      labels: [['b'], ['d']],
      answers: [
        { r1: null, r2: null },
        { r1: null, r2: null },
      ],
      weight: null,
    },
  ];
  expect(summary(datasetOf({ variables: 2, messages: [true, false], rows }))).toEqual({
    numberOfRespondents: 3,
    numberOfVariables: 4,
    numberOfResponseData: 3,
    totalNodeConnections: 5,
  });
});

it('names a message that is not there', () => {
  const dataset = datasetOf(survey(group('1', 1, 2)));
  expect(() => audienceLinks(dataset, 'm7', null)).toThrow(UnknownMessageError);
});
