import { twoSidedP } from './erfc.ts';

/** Σw², Σw²n and Σw²y over some respondents: n is how many questions they answered, y how many positively. */
export interface RespondentSums {
  readonly squares: number;
  readonly answered: number;
  readonly positive: number;
}

/** How the answers to one question and those to all others hang together, as both come from the same respondents. */
export interface Clusters {
  /** Respondents with an answer to any of the questions. */
  readonly respondents: number;
  /** Over all of them: Σw²n², Σw²ny, Σw²y². */
  readonly all: { readonly answeredSquared: number; readonly product: number; readonly positiveSquared: number };
  /** Over those who answered the question, and over those who answered it positively. */
  readonly answered: RespondentSums;
  readonly positive: RespondentSums;
}

/** A share and the sum of the weights of the answers that it is a share of. */
export interface WeightedShare {
  readonly share: number;
  readonly weight: number;
}

/** What is left of terms that cancel out, by rounding. */
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
