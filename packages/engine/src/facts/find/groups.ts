import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Finding } from './finding.ts';
import type { Market } from './market.ts';

type Group = Extract<Finding, { kind: 'group' }>;

const leastBrands = 2;

/** The mean score of each group of at least two brands that have it, the best first; by powerrank unless told otherwise. */
export function findGroups({ brands, calculation }: Market, score: ScoreName = 'powerrank'): Group[] {
  const from = scoreNames.indexOf(score) * brands.length;
  const names = [...new Set(brands.flatMap(({ groups }) => groups))];
  const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
  const found = names.flatMap((group) => {
    const members = brands.flatMap(({ groups }, brand) =>
      groups.includes(group) && !Number.isNaN(calculation.scores[from + brand]!) ? [brand] : [],
    );
    if (members.length < leastBrands) return [];
    const scores = members.map((brand) => calculation.scores[from + brand]!);
    const formers = members.map((brand) => calculation.prevScores[from + brand]!).filter((x) => !Number.isNaN(x));
    const former = formers.length === members.length ? mean(formers) : null;
    const best = members.toSorted((a, b) => calculation.scores[from + b]! - calculation.scores[from + a]!)[0]!;
    return [{ group, value: mean(scores), former, brands: members.length, best }];
  });
  const isLess = score === 'friction';
  return found
    .toSorted((a, b) => (isLess ? a.value - b.value : b.value - a.value))
    .map((group, place) => ({ kind: 'group', ...group, place: place + 1, of: found.length }));
}
