import { describe, expect, it } from 'vitest';
import { finish } from '../../steps.ts';
import { DatasetBuilder } from '../dataset/dataset-builder.ts';
import { filterMask } from '../dataset/filter.ts';
import { type Estimate, estimatesInSteps } from './estimates.ts';
import { judgeTrend } from './trend.ts';

/** The same waves as in waves.R; `only` halves it by an audience. */
const waveOf = (respondents: number, shift: number) => {
  const builder = new DatasetBuilder();
  const half = builder.addVariable('Half');
  const message = builder.addMessage('m', 'A message', { r1: null, r2: null, hasR2: true });
  for (let i = 0; i < respondents; i++) {
    const row = builder.addRespondent();
    builder.setAudience(row, half, i % 2 === 0 ? 'even' : 'odd');
    builder.setWeight(row, 0.5 + ((i * 6) % 4) / 2);
    if (i % 9 !== 0) builder.setAnswer(row, message, 'r1', (i * 5 + shift) % 11 < 5 + (shift % 3));
    if (i % 7 !== 0) builder.setAnswer(row, message, 'r2', (i * 3 + shift) % 10 < 4);
  }
  return builder.build();
};

const usual = { confidence: 95, correction: 'none' } as const;
const [first, second] = [waveOf(300, 0), waveOf(260, 4)];
const [a] = finish(estimatesInSteps(first, null));
const [b] = finish(estimatesInSteps(second, null));

describe('against R 4.2.2, waves.R', () => {
  it.each([
    [
      a!,
      [0.458646616541353, 0.394174757281553, 0.426410686911453],
      [0.001172938730711016, 0.001165840319588436, 0.000569991699241323],
    ],
    [
      b!,
      [0.552915766738661, 0.405405405405405, 0.479160586072033],
      [0.00134272463522744, 0.001363415512859074, 0.000670329118906197],
    ],
  ] as const)('shares and variances of a weighted wave', ({ r1, r2, total }, shares, variances) => {
    [r1, r2, total].forEach((estimate, i) => {
      expect(estimate!.share).toBeCloseTo(shares[i]!, 12);
      expect(estimate!.variance).toBeCloseTo(variances[i]!, 12);
    });
  });

  it('tests between waves', () => {
    const ps = [0.0601756635629684, 0.8232941374069681, 0.1341845119228878];
    (['r1', 'r2', 'total'] as const).forEach((measure, i) => {
      const series = [a!, b!].map((own) => ({ estimate: own[measure]!, isOfOtherScale: false }));
      const [[before, after]] = judgeTrend([series], usual, measure === 'total') as [[unknown, never]];
      expect(before).toMatchObject({ change: null });
      expect((after as { change: { p: number } }).change.p).toBeCloseTo(ps[i]!, 9);
    });
  });
});

it('counts the respondents of a filter alone', () => {
  const even = first.variables[0]!.audiences.find(({ label }) => label === 'even')!;
  const { mask } = filterMask(first, [even.id]);
  const r1 = finish(estimatesInSteps(first, mask))[0]!.r1!;
  const rows = Array.from({ length: 150 }, (_, i) => 2 * i).filter((i) => i % 9 !== 0);
  expect(r1.base).toBe(rows.length);
  // All of them have the weight 0.5: it is a plain share.
  const share = rows.filter((i) => (i * 5) % 11 < 5).length / rows.length;
  expect(r1.share).toBeCloseTo(share, 12);
  expect(r1.variance).toBeCloseTo((share * (1 - share)) / (rows.length - 1), 12);
});

const estimate = (share: number, base: number): Estimate => ({
  ...{ share, base, effectiveBase: base, isMixed: share * base >= 5 && (1 - share) * base >= 5 },
  variance: (share * (1 - share)) / (base - 1),
});
const known = (share: number, base: number, isOfOtherScale = false) => ({
  estimate: estimate(share, base),
  isOfOtherScale,
});

describe('judgeTrend', () => {
  const verdictsOf = (series: Parameters<typeof judgeTrend>[0], correction: 'none' | 'holm' = 'none') =>
    judgeTrend(series, { confidence: 95, correction }).map((points) =>
      points.map((point) => point && (point.change?.verdict ?? null)),
    );

  it('compares with the last wave that has the message', () => {
    expect(verdictsOf([[known(0.3, 400), null, known(0.45, 400)]])).toEqual([[null, null, 'up']]);
    expect(verdictsOf([[null, known(0.5, 400), known(0.4, 400)]])).toEqual([[null, null, 'down']]);
  });

  it('compares neither small bases nor what other scales counted', () => {
    expect(verdictsOf([[known(0.2, 29), known(0.8, 400)]])).toEqual([[null, 'untested']]);
    expect(verdictsOf([[known(0.2, 400, true), known(0.8, 400)]])).toEqual([[null, 'untested']]);
  });

  it('takes the pooled test where a spread says too little', () => {
    expect(verdictsOf([[known(0, 100), known(0, 100)]])).toEqual([[null, 'same']]);
    expect(verdictsOf([[known(0, 200), known(0.1, 200)]])).toEqual([[null, 'up']]);
  });

  it('corrects over all messages of a wave, and not over waves', () => {
    const one = [known(0.4, 500), known(0.465, 500)];
    const same = [known(0.4, 500), known(0.4, 500)];
    expect(verdictsOf([one, same, same], 'none')[0]).toEqual([null, 'up']);
    expect(verdictsOf([one, same, same], 'holm')[0]).toEqual([null, 'same']);
    const twice = [...one, known(0.465, 500)];
    expect(verdictsOf([twice], 'holm')[0]).toEqual([null, 'up', 'same']);
  });
});
