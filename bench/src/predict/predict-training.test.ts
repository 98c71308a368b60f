import { writeModel } from '@soundings/engine/predict/model-file';
import { loadPredictor, readMessage } from '@soundings/engine/predict/predictor';
import { describe, expect, it } from 'vitest';
import { calibrate, fitTemperature, quantiles, type ScoredPair } from './calibrate.ts';
import { countTerms } from './count-terms.ts';
import { fitModel } from './fit-model.ts';
import { minimize } from './lbfgs.ts';
import { makePairs } from './make-pairs.ts';
import { calibrationError, compareItems, hits, intervalCoverage, logLosses, mostCertain } from './measure.ts';
import type { Group, RatedText } from './read-tests.ts';
import { shipped } from './recipes.ts';

describe('minimize', () => {
  it('finds the least of a badly scaled parabola', () => {
    const scales = [1, 10, 1000];
    const least = minimize(
      (point, slope) =>
        scales.reduce((sum, scale, i) => {
          slope[i] = scale * (point[i]! - i - 1);
          return sum + (scale * (point[i]! - i - 1) ** 2) / 2;
        }, 0),
      3,
      60,
    );
    expect(Array.from(least, (value) => Math.round(value * 1e4) / 1e4)).toEqual([1, 2, 3]);
  });
});

describe('training', () => {
  const subjects = ['dogs', 'lamps', 'rivers', 'schools', 'engines', 'gardens', 'trains', 'shoes', 'songs', 'maps'];
  const texts = subjects.flatMap((subject) => [`A surprising video of ${subject}`, `Statement on ${subject} policy`]);
  const counts = [
    { impressions: 3000, clicks: 90 },
    { impressions: 3000, clicks: 30 },
  ];
  const groups: Group[] = subjects.map((story, i) => ({
    story,
    isFirst: true,
    members: counts.map((count, at) => ({ text: 2 * i + at, ...count })),
  }));
  const rated: RatedText[] = groups.flatMap(({ story, members }) =>
    members.map((member) => ({ story, week: '201401', ...member })),
  );
  const train = () => writeModel(fitModel(countTerms(texts), { groups, strong: [], rated }, shipped));

  it('gives the same file twice, and learns which wording wins', () => {
    const bytes = train();
    expect(train()).toEqual(bytes);
    const predictor = loadPredictor(bytes);
    const score = (text: string) => readMessage(predictor, text).totals.score;
    expect(score('A surprising video of birds')).toBeGreaterThan(score('Statement on birds policy') + 0.5);
  });

  it('takes from counts how likely the first is better, and weighs groups alike', () => {
    const { target, weight, first } = makePairs(groups, [{ story: 's', test: 't', winner: 0, loser: 3 }], 'soft');
    expect(first).toHaveLength(11);
    expect(target[0]).toBeGreaterThan(0.999);
    expect(target[10]).toBe(1);
    expect([weight[0], weight[10]]).toEqual([1, 1.2]);
    const even = { story: 'e', isFirst: true, members: [0, 1].map((text) => ({ text, ...counts[0]! })) };
    expect(makePairs([even], [], 'soft').target[0]).toBeCloseTo(0.5, 10);
  });
});

describe('measuring', () => {
  /** Chances of a pair are σ(margin / 2); the measured difference of log-odds is 0.3 · margin and an even error. */
  const pairs: ScoredPair[] = Array.from({ length: 2000 }, (_, i) => {
    const size = 0.05 + (i % 100) / 25;
    const wins = ((i * 7919) % 2000) / 2000 < 1 / (1 + Math.exp(-size / 2));
    const margin = wins ? size : -size;
    const error = (((i * 6007) % 2000) / 2000 - 0.5) * 2;
    const measured = { difference: 0.3 * margin + error, variance: 0.1 };
    return { story: `${i % 300}`, fold: i % 5, margin, measured, p: 0.01 };
  });

  it('finds temperature, slope and intervals that hold', () => {
    expect(fitTemperature(pairs)).toBeCloseTo(2, 0);
    expect(calibrationError(pairs)).toBeLessThan(0.03);
    const { slope, halfWidth, spread } = calibrate(pairs, { score: [1], rate: [1] });
    expect(slope).toBeCloseTo(0.3, 1);
    expect(halfWidth).toBeCloseTo(0.9, 1);
    expect(spread).toBeCloseTo(Math.sqrt((1 / 3 - 0.1) / 2), 1);
    expect(Math.abs(intervalCoverage(pairs) - 0.9)).toBeLessThan(0.02);
  });

  it('compares with errors clustered by story', () => {
    const ours = logLosses(pairs);
    expect(compareItems(ours, ours)).toEqual({ difference: 0, error: 0 });
    const better = ours.map((item) => ({ ...item, value: item.value - 0.1 }));
    expect(compareItems(better, ours).difference).toBeCloseTo(-0.1, 10);
    const uneven = ours.map((item) => ({ ...item, value: item.value + Number(item.story === '3') }));
    expect(compareItems(uneven, ours).error).toBeGreaterThan(0);
  });

  it('takes the surest pairs and even quantiles', () => {
    const surest = mostCertain(pairs, 0.2);
    expect(surest).toHaveLength(400);
    const accuracy = (of: readonly ScoredPair[]) => hits(of).reduce((sum, { value }) => sum + value, 0) / of.length;
    expect(accuracy(surest)).toBeGreaterThan(accuracy(pairs));
    expect(quantiles([3, 1, 2]).filter((_, i) => i % 20 === 0)).toEqual([1, 2, 3]);
  });
});
