import { confidences, corrections, type Significance } from '@soundings/contract/resonance/analysis-choices';
import { describe, expect, it } from 'vitest';
import { toFigures } from '../crosstab/calculations/figures.ts';
import { wilson } from './proportions.ts';
import { adjust, intervalPoint } from './significance.ts';

describe('against R 4.2.2', () => {
  /** prop.test(x, n, correct = FALSE, conf.level = …)$conf.int */
  it.each([
    [90, 81, 263, 0.26331361718848145, 0.35656634960848815],
    [90, 1, 29, 0.007730807972738015, 0.140683095132512],
    [99, 81, 263, 0.24013690268760776, 0.38528250231822986],
    [99, 1, 29, 0.004061494196883818, 0.23825425313641294],
  ] as const)('%i%% interval of %i of %i', (confidence, positive, base, low, high) => {
    const found = wilson(positive / base, base, intervalPoint({ confidence, correction: 'none' }));
    expect(found.low).toBeCloseTo(low, 12);
    expect(found.high).toBeCloseTo(high, 12);
  });

  /**
   * x <- c(50, 62, 71, 80, 58, 90); n <- rep(200, 6)
   * p <- sapply(1:6, function(i) prop.test(c(x[i], sum(x) - x[i]), c(n[i], sum(n) - n[i]), correct = FALSE)$p.value)
   */
  const positives = [50, 62, 71, 80, 58, 90];
  const p = [
    0.0025299388052755847, 0.28869497345708733, 0.6832203531433254, 0.0604997168496265, 0.08654616592696901,
    0.0004490773314281725,
  ];
  /** p.adjust(p, …) */
  const adjusted = {
    none: p,
    holm: [
      0.012649694026377924, 0.5773899469141747, 0.6832203531433254, 0.241998867398506, 0.25963849778090703,
      0.002694463988569035,
    ],
    benjaminiHochberg: [
      0.007589816415826754, 0.3464339681485048, 0.6832203531433254, 0.120999433699253, 0.12981924889045351,
      0.002694463988569035,
    ],
  };

  it.each(corrections)('p values of a family, corrected by %s', (correction) => {
    adjust(correction, p).forEach((found, i) => {
      expect(found).toBeCloseTo(adjusted[correction][i]!, 14);
    });
  });

  const cases = corrections.flatMap((correction) => confidences.map((confidence) => ({ confidence, correction })));

  it.each(cases)('verdicts on six messages at $confidence% and $correction', (significance: Significance) => {
    const counts = positives.map((positive, i) => ({
      message: { id: `${i}`, text: `Message ${i}` },
      r1: { positive, base: 200, weights: null },
      r2: null,
    }));
    const level = 1 - significance.confidence / 100;
    const mean = 411 / 1200;
    const expected = adjusted[significance.correction].map((own, i) =>
      own > level ? 'same' : positives[i]! / 200 > mean ? 'above' : 'below',
    );
    const found = toFigures(counts, significance);
    expect(found.map(({ r1Share }) => r1Share.verdict)).toEqual(expected);
    found.forEach(({ r1Share }, i) => {
      const interval = wilson(positives[i]! / 200, 200, intervalPoint(significance));
      expect(r1Share.p).toBeCloseTo(adjusted[significance.correction][i]!, 12);
      expect([r1Share.low, r1Share.high]).toEqual([interval.low * 100, interval.high * 100]);
    });
  });
});
