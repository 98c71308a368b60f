import { incompleteBeta } from './incomplete-beta.ts';

/** The two-sided 95 % point of the standard normal distribution, Φ⁻¹(0.975). */
export const z95 = 1.959963984540054;

interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval for a share.
 * Source: E. B. Wilson (1927), JASA 22, 209–212; Newcombe (1998), Statistics in Medicine 17, 857–872, method 3.
 * @param share 0 … 1
 * @param base answers behind it, or their effective number where they are weighted; above 0
 * @param z the normal quantile; 95 % by default
 * @returns bounds within 0 … 1 with low ≤ share ≤ high
 */
export function wilson(share: number, base: number, z: number = z95): Interval {
  const z2 = z * z;
  const centre = share + z2 / (2 * base);
  const spread = z * Math.sqrt((share * (1 - share)) / base + z2 / (4 * base * base));
  const scale = 1 + z2 / base;
  return {
    low: Math.min(share, Math.max(0, (centre - spread) / scale)),
    high: Math.max(share, Math.min(1, (centre + spread) / scale)),
  };
}

export interface Sample {
  readonly share: number;
  readonly base: number;
}

/** Below this many answers the normal approximation is not trusted. */
export const smallestTestedBase = 30;

/**
 * The two-sided p value of the pooled two-proportion z test, without continuity correction; z² is Pearson's χ² of the
 * 2 × 2 table. Null where a base is below 30. Where all answers of both samples are alike there is no difference: 1.
 * Source: Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions, 3rd ed. (2003), section 3.1.
 *
 * Answers that are in both samples make their shares covary. `overlap` is Σw² of those answers over (Σw of a)(Σw of b),
 * or their number over the product of the bases: with answers of variance σ² each it is Cov(a, b)/σ², as 1/base is
 * Var/σ². 0 where no answer is in both.
 */
export function twoProportionZ(a: Sample, b: Sample, overlap = 0): number | null {
  if (!(a.base >= smallestTestedBase && b.base >= smallestTestedBase)) return null;
  const pooled = (a.share * a.base + b.share * b.base) / (a.base + b.base);
  const unshared = 1 / a.base + 1 / b.base - 2 * overlap;
  const variance = pooled * (1 - pooled) * unshared;
  // Two samples of the same answers leave only what was rounded.
  if (!(variance > 0 && unshared > 1e-12 / a.base)) return 1;
  return twoSidedP((a.share - b.share) / Math.sqrt(variance));
}

const largeSample = 25;

interface McNemar {
  readonly p: number;
  readonly method: 'exact' | 'chiSquare';
}

/**
 * McNemar's test: whether two answers of the same respondents are positive equally often.
 * Only those count whose two answers differ: `first` are positive only in the first, `second` only in the second.
 * Below 25 of them: the exact binomial test of `first` in `first + second` at ½. From 25 on: χ² with one degree of
 * freedom and continuity correction, (|first − second| − 1)² / (first + second).
 * Weighted answers go in as effective numbers: the exact test continues the binomial tail to real numbers,
 * P(X ≤ k) = I½(n − k, k + 1) (Abramowitz & Stegun 26.5.24), and equals it for whole ones.
 * Sources: Q. McNemar (1947), Psychometrika 12, 153–157; the correction: A. L. Edwards (1948), Psychometrika 13,
 * 185–187; as mcnemar.test and binom.test in R.
 */
export function mcnemar(first: number, second: number): McNemar {
  const discordant = first + second;
  if (discordant >= largeSample) {
    const distance = Math.max(0, Math.abs(first - second) - 1);
    return { p: twoSidedP(distance / Math.sqrt(discordant)), method: 'chiSquare' };
  }
  const fewer = Math.min(first, second);
  const tail = discordant > 0 ? incompleteBeta(0.5, discordant - fewer, fewer + 1) : 1;
  return { p: Math.min(1, 2 * tail), method: 'exact' };
}

/** Σw², Σw²n and Σw²y over some respondents: n is how many questions they answered, y how many positively. */
export interface RespondentSums {
  readonly squares: number;
  readonly answered: number;
  readonly positive: number;
}

export interface Clusters {
  readonly respondents: number;
  /** Over all of them: Σw²n², Σw²ny, Σw²y². */
  readonly all: { readonly answeredSquared: number; readonly product: number; readonly positiveSquared: number };
  readonly answered: RespondentSums;
  readonly positive: RespondentSums;
}

interface WeightedShare {
  readonly share: number;
  readonly weight: number;
}

const rounding = 1e-11;

/**
 * The two-sided p value of the difference between the share a of one question and the share b of all others taken as
 * one, where a respondent may have answered many of them. The variance is the linearised one of a difference of two
 * ratios, with the respondent as cluster: G/(G − 1) · Σᵢ eᵢ², eᵢ = wᵢ(yᵢᴬ − a·nᵢᴬ)/Wᴬ − wᵢ(yᵢᴮ − b·nᵢᴮ)/Wᴮ. It is the
 * cluster-robust variance of the slope in a regression of the answers on belonging to the question, CR1 without the
 * factor (N − 1)/(N − k): sandwich::vcovCL(lm(y ~ question, weights = w), cluster = ~ id, type = "HC0", cadjust = TRUE)
 * in R. Normal tails. Null where nothing varies between respondents, so that there is no error to compare with.
 *
 * As everyone answers a question once, Σ eᵢ² is made of sums over respondents alone, multiplied out below.
 * Sources: K.-Y. Liang, S. L. Zeger (1986), Biometrika 73, 13–22; C.-E. Särndal, B. Swensson, J. Wretman, Model
 * Assisted Survey Sampling (1992), section 5.5.
 */
export function clusteredZ(a: WeightedShare, b: WeightedShare, clusters: Clusters): number | null {
  const { respondents, all, answered, positive } = clusters;
  const perAnswer = 1 / b.weight;
  // eᵢ = ofPositive·yᵢᴬ − ofAnswered·nᵢᴬ − perAnswer·(yᵢ − b·nᵢ), each times wᵢ.
  const ofPositive = 1 / a.weight + perAnswer;
  const ofAnswered = a.share / a.weight + b.share * perAnswer;
  const residuals = ({ answered: n, positive: y }: RespondentSums): number => y - b.share * n;
  const own = ofPositive * (ofPositive - 2 * ofAnswered) * positive.squares + ofAnswered ** 2 * answered.squares;
  const others = all.positiveSquared - 2 * b.share * all.product + b.share ** 2 * all.answeredSquared;
  const shared = ofPositive * residuals(positive) - ofAnswered * residuals(answered);
  const squares = own + perAnswer ** 2 * others - 2 * perAnswer * shared;
  const largest = own + perAnswer ** 2 * (all.positiveSquared + all.answeredSquared);
  if (!(respondents > 1 && squares > rounding * largest)) return null;
  return twoSidedP((a.share - b.share) / Math.sqrt((squares * respondents) / (respondents - 1)));
}

/**
 * Kish's effective base: how many answers of equal weight would tell as much, (Σw)² / Σw². 0 where there is no weight.
 * Equal weights give their exact number: what differs from a whole number by rounding only is taken for it, so that
 * 30 answers of weight 0.7 pass for 30.
 * Source: L. Kish, Survey Sampling (1965), section 11.7.
 */
export function effectiveBase(sum: number, squares: number): number {
  if (!(squares > 0)) return 0;
  const size = (sum * sum) / squares;
  const whole = Math.round(size);
  return Math.abs(size - whole) <= whole * 1e-9 ? whole : size;
}

const twoOverRootPi = 2 / Math.sqrt(Math.PI);

/**
 * The complementary error function for x ≥ 0, to about 13 significant digits, also far out in the tail.
 * Below 2: 1 − erf x by the series with positive terms, erf x = 2/√π · e^(−x²) · Σ 2ⁿx²ⁿ⁺¹/(2n+1)!!
 * (Abramowitz & Stegun 7.1.6). From 2 on: the continued fraction e^(−x²)/√π · 1/(x + ½/(x + 1/(x + 1½/(x + …))))
 * (7.1.14), evaluated from its tail.
 */
function erfc(x: number): number {
  return x < 2 ? 1 - erfBySeries(x) : erfcByFraction(x);
}

function erfBySeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return twoOverRootPi * Math.exp(-x * x) * sum;
}

/** Enough for x = 2, where the fraction converges most slowly. */
const depth = 60;

function erfcByFraction(x: number): number {
  let tail = x;
  for (let k = depth; k >= 1; k--) tail = x + k / 2 / tail;
  return ((twoOverRootPi / 2) * Math.exp(-x * x)) / tail;
}

export function twoSidedP(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}
