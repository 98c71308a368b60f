import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveBase, type Sample, twoProportionZ, twoSidedP, wilson } from './proportions.ts';

/** Weighted answers as [weight, is positive, how many]. */
type Answers = readonly (readonly [number, boolean, number])[];

function sampleOf(answers: Answers): Sample {
  const sum = (of: (weight: number, isPositive: boolean) => number): number =>
    answers.reduce((total, [weight, isPositive, count]) => total + count * of(weight, isPositive), 0);
  const all = sum((weight) => weight);
  return {
    share: sum((weight, isPositive) => (isPositive ? weight : 0)) / all,
    base: effectiveBase(
      all,
      sum((weight) => weight ** 2),
    ),
  };
}

describe('against R 4.2.2', () => {
  /** prop.test(x, n, correct = FALSE)$conf.int, which is Wilson's interval. */
  it.each([
    [81, 263, 0.25528851987827428, 0.36620957698280016],
    [0, 20, 0, 0.1611251580528193],
    [1, 29, 0.006113214292762661, 0.17175521879320282],
    [29, 29, 0.88303020150025935, 1],
    [500, 1000, 0.46906960036810419, 0.53093039963189581],
    [3, 1_000_000, 1.0202712409681229e-6, 8.8211497743124362e-6],
  ])('interval of %i of %i', (positive, base, low, high) => {
    const found = wilson(positive / base, base);
    expect(found.low).toBeCloseTo(low, 12);
    expect(found.high).toBeCloseTo(high, 12);
  });

  /** prop.test(c(x1, x2), c(n1, n2), correct = FALSE)$p.value. */
  it.each([
    [0, 40, 3, 50, 0.11510021583257045],
    [300, 1000, 345, 1000, 0.031344409123270779],
    [30, 30, 29, 30, 0.31324377340130843],
  ])('%i of %i against %i of %i', (x1, n1, x2, n2, p) => {
    expect(twoProportionZ({ share: x1 / n1, base: n1 }, { share: x2 / n2, base: n2 })).toBeCloseTo(p, 12);
  });

  /** 2 * pnorm(-z). */
  it.each([
    [0.5, 0.61707507745197387],
    [2.8, 0.0051102606608558676],
    [2.83, 0.004654800413463109],
    [30, 9.8134278542963744e-198],
  ])('normal tail beyond %d', (z, p) => expect(twoSidedP(z) / p).toBeCloseTo(1, 10));

  /**
   * w <- c(0.5, 1, 1.5, 2, 0.25, 3, 1, 1, 0.75, 4); x <- c(1, 0, 1, 1, 0, 0, 1, 0, 1, 1)
   * n <- sum(w)^2 / sum(w^2); s <- weighted.mean(x, w); prop.test(s * n, n, correct = FALSE)$conf.int
   */
  it('effective base, weighted share and its interval', () => {
    const weights = [0.5, 1, 1.5, 2, 0.25, 3, 1, 1, 0.75, 4];
    const positives = [1, 0, 1, 1, 0, 0, 1, 0, 1, 1];
    const { share, base } = sampleOf(weights.map((weight, i) => [weight, positives[i] === 1, 1] as const));
    expect(share).toBeCloseTo(0.65, 12);
    expect(base).toBeCloseTo(6.4056939501779357, 12);
    expect(wilson(share, base).low).toBeCloseTo(0.296366857880278, 12);
    expect(wilson(share, base).high).toBeCloseTo(0.89116896090012632, 12);
  });

  /**
   * w1 <- rep(c(0.5, 1, 2.5), c(30, 50, 20)); x1 <- rep(c(1, 0, 1, 0, 1, 0), c(18, 12, 20, 30, 5, 15))
   * w2 <- rep(c(0.8, 1.2), c(60, 60)); x2 <- rep(c(1, 0, 1, 0), c(40, 20, 35, 25)); n and s as above
   * prop.test(c(s1 * n1, s2 * n2), c(n1, n2), correct = FALSE)$p.value
   */
  it('two weighted samples', () => {
    const a: Answers = [
      [0.5, true, 18],
      [0.5, false, 12],
      [1, true, 20],
      [1, false, 30],
      [2.5, true, 5],
      [2.5, false, 15],
    ];
    const b: Answers = [
      [0.8, true, 40],
      [0.8, false, 20],
      [1.2, true, 35],
      [1.2, false, 25],
    ];
    expect(sampleOf(a).share).toBeCloseTo(0.36086956521739133, 12);
    expect(sampleOf(a).base).toBeCloseTo(72.465753424657535, 12);
    expect(sampleOf(b).base).toBeCloseTo(115.38461538461537, 12);
    expect(wilson(sampleOf(a).share, sampleOf(a).base).high).toBeCloseTo(0.47585550750377625, 12);
    expect(twoProportionZ(sampleOf(a), sampleOf(b))! / 0.00063689048714748694).toBeCloseTo(1, 10);
  });
});

describe('overlapping samples', () => {
  /** R 4.2.2: p <- 101 / 210; z <- (66/120 - 35/90) / sqrt(p * (1 - p) * (1/120 + 1/90 - 2 * 40/(120 * 90))) */
  it('vary less from each other than separate ones', () => {
    const [a, b] = [
      { share: 66 / 120, base: 120 },
      { share: 35 / 90, base: 90 },
    ];
    const p = twoProportionZ(a, b, 40 / (120 * 90))!;
    expect(p).toBeCloseTo(0.0032919063918366289, 12);
    expect(p).toBeLessThan(twoProportionZ(a, b)!);
  });

  it('are the same sample where all answers are shared', () => {
    const a = { share: 0.4, base: 40 };
    expect(twoProportionZ(a, a, 40 / (40 * 40))).toBe(1);
  });

  /** The difference of the shares is Σ cᵢxᵢ with cᵢ = wᵢ/A in a, − wᵢ/B in b; its variance is σ² Σ cᵢ². */
  it('have the variance of a sum over respondents', () => {
    const respondent = fc.record({
      weight: fc.double({ min: 0.5, max: 2, noNaN: true }),
      isPositive: fc.boolean(),
      isIn: fc.constantFrom('a', 'b', 'both'),
    });
    fc.assert(
      fc.property(fc.array(respondent, { minLength: 150, maxLength: 200, size: 'max' }), (all) => {
        const [inA, inB] = [all.filter(({ isIn }) => isIn !== 'b'), all.filter(({ isIn }) => isIn !== 'a')];
        const sum = (of: typeof all) => of.reduce((total, { weight }) => total + weight, 0);
        const sample = (of: typeof all) =>
          sampleOf(of.map(({ weight, isPositive }) => [weight, isPositive, 1] as const));
        const [a, b, sumA, sumB] = [sample(inA), sample(inB), sum(inA), sum(inB)];
        const shared = all.filter(({ isIn }) => isIn === 'both').reduce((total, { weight }) => total + weight ** 2, 0);

        const parts = all.map(({ weight, isPositive, isIn }) => {
          const c = (isIn === 'b' ? 0 : weight / sumA) - (isIn === 'a' ? 0 : weight / sumB);
          return { x: isPositive ? c : 0, square: c * c };
        });
        const difference = parts.reduce((total, { x }) => total + x, 0);
        const pooled = (a.share * a.base + b.share * b.base) / (a.base + b.base);
        const variance = pooled * (1 - pooled) * parts.reduce((total, { square }) => total + square, 0);
        const found = twoProportionZ(a, b, shared / (sumA * sumB));
        if (found !== null) expect(found).toBeCloseTo(twoSidedP(difference / Math.sqrt(variance)), 9);
      }),
      { numRuns: 40 },
    );
  });
});
