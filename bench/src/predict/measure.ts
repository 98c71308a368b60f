import { fitDifferences, fitTemperature, logLoss, type ScoredPair } from './calibrate.ts';
import type { LeftOut } from './leave-story-out.ts';

/** A figure of one pair or group, such as its log loss, with the story that it belongs to. */
export interface Item {
  readonly story: string;
  readonly value: number;
}

export const mean = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0) / items.length;

/** Mean of the differences of the same items, with its standard error clustered by story. */
export const compareItems = (ours: readonly Item[], theirs: readonly Item[]) => {
  const differences = ours.map(({ story, value }, i) => ({ story, value: value - theirs[i]!.value }));
  const difference = mean(differences);
  const sums = new Map<string, number>();
  for (const { story, value } of differences) sums.set(story, (sums.get(story) ?? 0) + value - difference);
  const squares = [...sums.values()].reduce((sum, value) => sum + value * value, 0);
  return { difference, error: Math.sqrt(squares) / differences.length };
};

/** 1 where the better one was expected to win, 0 where the other was, a half where the scores are equal. */
export const hits = (pairs: readonly ScoredPair[]): Item[] =>
  pairs.map(({ story, margin }) => ({ story, value: margin > 0 ? 1 : margin < 0 ? 0 : 0.5 }));

/** Pairs with p < 5 % of the difference between their click rates. */
export const significant = (pairs: readonly ScoredPair[]): ScoredPair[] =>
  pairs.filter(({ p }) => p !== null && p < 0.05);

/** 1 where the group's highest score has the highest rate. */
export const bestFound = ({ groups }: LeftOut): Item[] =>
  groups.map(({ group, scores }) => {
    const rates = group.members.map(({ impressions, clicks }) => clicks / impressions);
    const chosen = scores.indexOf(Math.max(...scores));
    return { story: group.story, value: rates[chosen] === Math.max(...rates) ? 1 : 0 };
  });

const crossFit = <T>(
  pairs: readonly ScoredPair[],
  estimate: (others: readonly ScoredPair[]) => T,
): ((fold: number) => T) => {
  const fitted = new Map<number, T>();
  for (const fold of new Set(pairs.map((pair) => pair.fold))) {
    fitted.set(fold, estimate(pairs.filter((pair) => pair.fold !== fold)));
  }
  return (fold) => fitted.get(fold)!;
};

export const logLosses = (pairs: readonly ScoredPair[]): Item[] => {
  const temperature = crossFit(pairs, fitTemperature);
  return pairs.map(({ story, margin, fold }) => ({ story, value: logLoss(margin, temperature(fold)) }));
};

const bins = 10;

/** Expected calibration error of the chance given to the expected winner, over ten bins of equal size (Naeini 2015). */
export const calibrationError = (pairs: readonly ScoredPair[]): number => {
  const temperature = crossFit(pairs, fitTemperature);
  const judged = pairs
    .map(({ margin, fold }) => ({
      chance: 1 / (1 + Math.exp(-Math.abs(margin) / temperature(fold))),
      hit: margin > 0 ? 1 : margin < 0 ? 0 : 0.5,
    }))
    .toSorted((a, b) => a.chance - b.chance);
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const own = judged.slice(Math.floor((bin * judged.length) / bins), Math.floor(((bin + 1) * judged.length) / bins));
    error += Math.abs(own.reduce((sum, { chance, hit }) => sum + hit - chance, 0)) / judged.length;
  }
  return error;
};

/** Share of measured differences within their 90 % interval, whose width comes from the other folds. */
export const intervalCoverage = (pairs: readonly ScoredPair[]): number => {
  const fitted = crossFit(pairs, fitDifferences);
  const inside = pairs.filter(({ margin, measured, fold }) => {
    const { slope, halfWidth } = fitted(fold);
    return Math.abs(measured!.difference - slope * margin) <= halfWidth;
  });
  return inside.length / pairs.length;
};

export const mostCertain = (pairs: readonly ScoredPair[], share: number): ScoredPair[] =>
  pairs.toSorted((a, b) => Math.abs(b.margin) - Math.abs(a.margin)).slice(0, Math.round(share * pairs.length));
