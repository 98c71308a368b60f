import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg } from '../../../test/adjust.ts';
import { banner } from '../../../test/at-once.ts';
import { choices, datasetOf, idsOf, type Row, rowsIn, surveys, tallyOf } from '../../../test/survey.ts';
import { effectiveBase, twoProportionZ } from '../../stats/proportions.ts';
import { filterMask, UnknownAudienceError } from '../dataset/filter.ts';
import { bannerLetters, columnLetter } from './banner-cells.ts';

const group = (labels: string[], positive: number, base: number): Row[] =>
  Array.from({ length: base }, (_, i) => ({
    labels: [labels],
    answers: [{ r1: i < positive, r2: null }],
    weight: null,
  }));
const of = (...rows: Row[][]) => datasetOf({ variables: 1, messages: [false], rows: rows.flat() });
const lettersOf = (...samples: (readonly [positive: number, base: number])[]) =>
  bannerLetters(
    samples.map(([positive, base]) => ({ share: positive / base, base })),
    () => 0,
  );

describe('letters', () => {
  it('go on after Z', () => {
    expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(columnLetter)).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('name the columns that one is significantly above', () => {
    expect(lettersOf([80, 100], [40, 100], [75, 100])).toEqual([['B'], [], ['B']]);
    expect(lettersOf([90, 100], [40, 100], [60, 100])).toEqual([['B', 'C'], [], ['B']]);
    expect(lettersOf([50, 100], [50, 100])).toEqual([[], []]);
  });

  it('need a base of 30 on both sides', () => {
    expect(lettersOf([29, 29], [0, 100])).toEqual([[], []]);
    expect(lettersOf([30, 30], [0, 100])).toEqual([['B'], []]);
  });

  it('are those after Benjamini–Hochberg over the pairs of the variable', () => {
    // R 4.2.2: prop.test(c(60, 46), c(100, 100), correct = FALSE)$p.value is 0.04731468: a letter for two columns only.
    expect(twoProportionZ({ share: 0.6, base: 100 }, { share: 0.46, base: 100 })).toBeCloseTo(0.04731468, 8);
    expect(lettersOf([60, 100], [46, 100])).toEqual([['B'], []]);
    expect(lettersOf([60, 100], [46, 100], [53, 100])).toEqual([[], [], []]);
  });

  it('stand in the order of the columns, also beyond Z', () => {
    const columns = Array<[number, number]>(28).fill([0, 100]);
    const [, last] = [lettersOf(...columns), lettersOf(...columns, [100, 100])];
    expect(last?.at(-1)).toEqual(columns.map((_, i) => columnLetter(i)));
  });
});

describe('banner', () => {
  it('has the total, then the chosen audiences with letters of their own in each variable', () => {
    const rows = ['a', 'b'].flatMap((label) =>
      Array.from(
        { length: 40 },
        (_, i): Row => ({
          labels: [[label], [i % 2 === 0 ? 'x' : 'y']],
          answers: [{ r1: label === 'a' ? i < 30 : i < 10, r2: i < 20 ? true : null }],
          weight: null,
        }),
      ),
    );
    const found = banner(datasetOf({ variables: 2, messages: [true], rows }), ['1.1', '0.1', '0.0'], null);
    expect(found.columns).toEqual([
      { audienceId: null, header: null, subheader: null, letter: null },
      { audienceId: '0.0', header: 'v0', subheader: 'a', letter: 'A' },
      { audienceId: '0.1', header: 'v0', subheader: 'b', letter: 'B' },
      { audienceId: '1.1', header: 'v1', subheader: 'y', letter: 'A' },
    ]);
    expect(found.rows.map(({ messageId, message, measure }) => [messageId, message, measure])).toEqual([
      ['m0', 'Message 0', 'r1'],
      ['m0', 'Message 0', 'r2'],
    ]);
    expect(found.rows[0]?.cells).toEqual([
      { percent: 50, positive: 40, base: 80, effectiveBase: 80, mark: 'low', letters: [] },
      { percent: 75, positive: 30, base: 40, effectiveBase: 40, mark: 'low', letters: ['B'] },
      { percent: 25, positive: 10, base: 40, effectiveBase: 40, mark: 'low', letters: [] },
      { percent: 50, positive: 20, base: 40, effectiveBase: 40, mark: 'low', letters: [] },
    ]);
    expect(found.rows[1]?.cells.map(({ base, mark }) => [base, mark])).toEqual([
      [40, 'low'],
      [20, 'unranked'],
      [20, 'unranked'],
      [20, 'unranked'],
    ]);
  });

  it('takes into account that audiences overlap', () => {
    // 100 are in both, all alike: only the 35 of A alone and the 35 of B alone differ, 60 % from 40 %.
    const both = group(['a', 'b'], 50, 100);
    const dataset = of(both, group(['a'], 21, 35), group(['b'], 14, 35));
    const [, a, b] = banner(dataset, ['0.0', '0.1'], null).rows[0]!.cells;
    expect([a?.base, b?.base]).toEqual([135, 135]);
    expect([a?.letters, b?.letters]).toEqual([[], []]);
    const wide = of(group(['a', 'b'], 500, 1000), group(['a'], 24, 35), group(['b'], 11, 35));
    const [, first] = banner(wide, ['0.0', '0.1'], null).rows[0]!.cells;
    expect(twoProportionZ({ share: 524 / 1035, base: 1035 }, { share: 511 / 1035, base: 1035 })).toBeGreaterThan(0.5);
    expect(first?.letters).toEqual(['B']);
  });

  it('weighs those in two audiences as it weighs the audiences', () => {
    const heavy = [group(['a', 'b'], 500, 1000), group(['a'], 24, 35), group(['b'], 11, 35)].flat();
    const rows = heavy.map((row) => ({ ...row, weight: 3 }));
    const [, a, b] = banner(of(rows, group(['c'], 1, 2)), ['0.0', '0.1'], null).rows[0]!.cells;
    expect([a?.letters, b?.letters]).toEqual([['B'], []]);
  });

  it('sees no difference between two audiences of the same people', () => {
    const dataset = of(group(['a', 'b'], 60, 100), group(['c'], 10, 100));
    const [, a, b] = banner(dataset, ['0.0', '0.1', '0.2'], null).rows[0]!.cells;
    expect([a?.letters, b?.letters]).toEqual([['C'], ['C']]);
  });

  it('is of the total alone where no audience is chosen', () => {
    const found = banner(of(group(['a'], 1, 4)), [], null);
    expect(found.columns.length).toBe(1);
    expect(found.rows[0]?.cells).toMatchObject([{ percent: 25, base: 4, letters: [] }]);
  });

  it('is that of each message alone, however many there are', () => {
    const messages = Array.from({ length: 203 }, (_, m) => m % 7 !== 3);
    const rows = Array.from(
      { length: 90 },
      (_, i): Row => ({
        labels: [i % 4 === 0 ? ['a', 'b'] : [i % 2 === 0 ? 'a' : 'b'], [i % 3 === 0 ? 'x' : 'y']],
        answers: messages.map((hasR2, m) => ({ r1: (i * (m + 3)) % 5 > i % 2, r2: hasR2 ? (i + m) % 4 === 0 : null })),
        weight: 1 + (i % 4),
      }),
    );
    const shown = ['0.0', '0.1', '1.0', '1.1'];
    const found = banner(datasetOf({ variables: 2, messages, rows }), shown, null);
    const alone = messages.flatMap((hasR2, m) => {
      const own = rows.map((row) => ({ ...row, answers: [row.answers[m]!] }));
      return banner(datasetOf({ variables: 2, messages: [hasR2], rows: own }), shown, null).rows.map(
        ({ measure, cells }) => ({ messageId: `m${m}`, message: `Message ${m}`, measure, cells }),
      );
    });
    expect(found.rows).toEqual(alone);
    expect(found.rows.some(({ cells }) => cells.some(({ letters }) => letters.length > 0))).toBe(true);
  });

  it('of a hundred audiences that overlap needs little memory', async () => {
    const resourceLimits = { maxOldGenerationSizeMb: 64 };
    const worker = new Worker(new URL('../../../test/banner-worker.ts', import.meta.url), { resourceLimits });
    expect(await once(worker, 'message')).toEqual([{ columns: 100, rows: 500 }]);
  });

  it('names an audience that is not there', () => {
    expect(() => banner(of(group(['a'], 1, 4)), ['9.9'], null)).toThrow(UnknownAudienceError);
  });
});

const sum = (rows: readonly Row[], power: number) =>
  rows.reduce((total, { weight }) => total + (weight ?? 1) ** power, 0);

function sampleOf(rows: readonly Row[], m: number, measure: 'r1' | 'r2') {
  const { base, weights } = tallyOf(rows, m, measure);
  const share = weights.squares > 0 ? weights.positive / weights.base : 0;
  return { answers: base, share, base: effectiveBase(weights.base, weights.squares) };
}

it.each([false, true])('is that of a count row by row, weighted: %s', (weighted) => {
  const property = fc.property(surveys(weighted), choices, choices, (survey, anyChoice, columns) => {
    const dataset = datasetOf(survey);
    const { ids, choice } = idsOf(dataset, anyChoice);
    const shown = idsOf(dataset, columns);
    const left = rowsIn(survey.rows, choice);
    const found = banner(dataset, shown.ids, filterMask(dataset, ids).mask);
    expect(found.columns.slice(1).map(({ audienceId }) => audienceId)).toEqual(shown.ids);
    expect(found.rows.length).toBe(survey.messages.length + survey.messages.filter(Boolean).length);

    for (const { messageId, measure, cells } of found.rows) {
      const m = Number(messageId.slice(1));
      const groups = shown.choice.map((labels, v) =>
        labels.map((label) => left.filter((row) => row.labels[v]!.includes(label))),
      );
      const rows = [left, ...groups.flat()];
      expect(cells.length).toBe(rows.length);
      cells.forEach((cell, i) => {
        const { answers, share, base } = sampleOf(rows[i]!, m, measure);
        expect(cell.base).toBe(answers);
        expect(cell.effectiveBase).toBeCloseTo(base, 6);
        if (base > 0) expect(cell.percent).toBeCloseTo(100 * share, 9);
        else expect(cell.percent).toBeNull();
      });
      let next = 1;
      for (const columns of groups) {
        const own = cells.slice(next, next + columns.length).map(({ letters }) => letters.join());
        next += columns.length;
        const expected = naiveLetters(columns, m, measure);
        if (expected) expect(own).toEqual(expected);
      }
    }
  });
  fc.assert(property, { numRuns: 60 });
});

/** Null where rounding decides a limit. */
function naiveLetters(columns: readonly Row[][], m: number, measure: 'r1' | 'r2'): string[] | null {
  const answered = columns.map((rows) => rows.filter(({ answers }) => answers[m]![measure] !== null));
  const samples = columns.map((rows) => sampleOf(rows, m, measure));
  const pairs = columns.flatMap((_, b) => columns.slice(0, b).map((_, a) => [a, b] as const));
  const ps = pairs.map(([a, b]) => {
    const shared = answered[a]!.filter((row) => answered[b]!.includes(row));
    return twoProportionZ(
      samples[a]!,
      samples[b]!,
      sum(shared, 2) / (sum(answered[a]!, 1) * sum(answered[b]!, 1)) || 0,
    );
  });
  const adjusted = benjaminiHochberg(ps);
  const isClose = samples.some(({ base }) => base !== 30 && Math.abs(base - 30) < 1e-6);
  if (isClose || adjusted.some((p) => p !== null && Math.abs(p - 0.05) < 1e-6)) return null;
  return columns.map((_, own) =>
    pairs
      .flatMap(([a, b], i) => {
        if ((adjusted[i] ?? 1) > 0.05) return [];
        const [above, below] = samples[a]!.share > samples[b]!.share ? [a, b] : [b, a];
        return above === own ? [columnLetter(below)] : [];
      })
      .sort()
      .join(),
  );
}
