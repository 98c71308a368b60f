import { describe, expect, it } from 'vitest';
import { randomFrom } from '../writer/random.ts';
import { measureQuality } from './prediction-quality.ts';
import { learnSegmentOffsets } from './segment-offsets.ts';
import { applyOffset, learnOffset, type Measured } from './workspace-offset.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

const simulate = (count: number, seed: number, truth: (logOdds: number, noise: number) => number): Measured[] => {
  const random = randomFrom(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, (_, index) => {
    const logOdds = normal() * 0.6;
    const share = sigmoid(truth(logOdds, normal()));
    const base = 150;
    let positive = 0;
    for (let i = 0; i < base; i++) positive += Number(random() < share);
    return { predicted: sigmoid(logOdds), measured: positive / base, base, group: `project ${index % 20}` };
  });
};

describe('the offset of a workspace', () => {
  it('is learnt from 500 messages of known effects and lowers log loss', () => {
    const offset = learnOffset(simulate(500, 1, (x, noise) => 0.7 + 0.5 * x + 0.3 * noise));
    expect(offset).toMatchObject({ isUsed: true, reason: 'used', messages: 500 });
    expect(offset.lossAfter).toBeLessThan(offset.lossBefore - 3 * offset.gainError);
    expect(offset.shift).toBeCloseTo(0.7, 0.5);
    expect(offset.scale).toBeGreaterThan(0.35);
    expect(offset.scale).toBeLessThan(0.75);
    expect(applyOffset(offset, 0.5)).toBeGreaterThan(0.6);
    const fresh = simulate(500, 2, (x, noise) => 0.7 + 0.5 * x + 0.3 * noise);
    const loss = (of: (predicted: number) => number): number =>
      fresh.reduce((sum, { predicted, measured }) => {
        const p = of(predicted);
        return sum - measured * Math.log(p) - (1 - measured) * Math.log(1 - p);
      }, 0);
    expect(loss((predicted) => applyOffset(offset, predicted))).toBeLessThan(loss((predicted) => predicted));
  });

  it('finds the level of click rates, far from that of predictions', () => {
    const offset = learnOffset(simulate(400, 7, (x, noise) => -3.5 + 0.8 * x + 0.2 * noise));
    expect(offset.isUsed).toBe(true);
    expect(applyOffset(offset, 0.5)).toBeGreaterThan(0.025);
    expect(applyOffset(offset, 0.5)).toBeLessThan(0.035);
  });

  it('is not used on noise, whatever the seed', () => {
    const used = Array.from({ length: 20 }, (_, seed) =>
      learnOffset(simulate(500, 100 + seed, (_x, noise) => 0.5 * noise)),
    );
    expect(used.filter(({ isUsed }) => isUsed)).toEqual([]);
    expect(used[0]).toMatchObject({ reason: 'noRelation', shift: 0, scale: 1 });
    expect(applyOffset(used[0]!, 0.3)).toBeCloseTo(0.3, 12);
  });

  it('is not used where predictions hold as they are, nor from fewer than 200 messages', () => {
    expect(learnOffset(simulate(500, 3, (x) => x)).isUsed).toBe(false);
    expect(learnOffset(simulate(199, 1, (x) => 0.7 + 0.5 * x))).toMatchObject({ isUsed: false, reason: 'tooFew' });
  });
});

describe('offsets of segments', () => {
  const results = (segment: string, share: number, base: number, messages = 20) =>
    Array.from({ length: messages }, (_, i) => ({ segment, message: `${i}`, share, overall: 0.5, base }));

  it('are drawn to 0 the more, the smaller the sample', () => {
    const offsets = learnSegmentOffsets([
      ...results('gender=FEMALE', 0.6, 400),
      ...results('gender=MALE', 0.4, 400),
      ...results('gender=OTHER', 0.6, 8),
    ]);
    const [female, male, other] = offsets;
    expect(offsets.map(({ segment }) => segment)).toEqual(['gender=FEMALE', 'gender=MALE', 'gender=OTHER']);
    expect(female!.offset).toBeGreaterThan(0.2);
    expect(male!.offset).toBeCloseTo(-female!.offset, 1);
    expect(other!.offset).toBeLessThan(female!.offset / 2);
    expect(female).toMatchObject({ messages: 20, respondents: 400 });
  });

  it('are 0 where audiences differ by chance only, and none where nobody answered', () => {
    const offsets = learnSegmentOffsets([
      ...results('a', 0.51, 50),
      ...results('b', 0.49, 50),
      ...results('c', 0.5, 0),
    ]);
    expect(offsets.map(({ offset }) => offset)).toEqual([0, 0]);
  });
});

describe('the quality of predictions', () => {
  it('is a curve near the diagonal where they hold', () => {
    const { bins, rankCorrelation, messages } = measureQuality(simulate(500, 4, (x) => x));
    expect(messages).toBe(500);
    expect(bins).toHaveLength(10);
    expect(bins.reduce((sum, bin) => sum + bin.messages, 0)).toBe(500);
    for (const { predicted, measured, low, high } of bins) {
      expect(Math.abs(predicted - measured)).toBeLessThan(0.05);
      expect(low <= measured && measured <= high).toBe(true);
    }
    expect(rankCorrelation!.value).toBeGreaterThan(0.85);
    expect(rankCorrelation!.low).toBeLessThan(rankCorrelation!.value);
  });

  it('has no relation on noise', () => {
    const { rankCorrelation } = measureQuality(simulate(500, 5, (_x, noise) => 0.5 * noise));
    expect(rankCorrelation!.low < 0 && rankCorrelation!.high > 0).toBe(true);
  });

  it('compares the order within a survey, whatever another one asked', () => {
    const of = (group: string, level: number, measured: readonly number[]) =>
      measured.map((place, i) => ({ predicted: 0.3 + i / 100, measured: level + place / 100, base: 100, group }));
    const [pets, clicks] = [of('pets', 0.5, [1, 2, 3, 5, 4]), of('clicks', 0.01, [1, 2, 4, 3])];
    const within = measureQuality([...pets, ...clicks.map((one) => ({ ...one, predicted: one.predicted + 0.5 }))]);
    // By hand: 0.9 of five and 0.8 of four messages.
    expect(within.rankCorrelation!.value).toBeCloseTo((4 * 0.9 + 3 * 0.8) / 7, 12);
    expect(measureQuality(pets).rankCorrelation!.value).toBeCloseTo(0.9, 12);
    expect(measureQuality([...of('a', 0, [1, 2, 3]), ...of('b', 0, [1, 2, 3])]).rankCorrelation).toBeNull();
  });

  it('says nothing of fewer than four messages, and has no bin below ten', () => {
    const few = measureQuality(simulate(3, 6, (x) => x));
    expect(few).toEqual({ messages: 3, bins: [], rankCorrelation: null });
  });
});
