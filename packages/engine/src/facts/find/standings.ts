import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { powerrankParts } from '../../score/weights.ts';
import { findDrivers } from './drivers.ts';
import type { Driver, FindingOf } from './finding.ts';
import { type Change, type Market, ranked } from './market.ts';

/** In points, by what is known in both ranges: a smaller change of a score is not told, however certain. */
const leastTold = 1;
export const weightOf = (score: ScoreName): number => (score === 'powerrank' ? 1 : powerrankParts[score]);

export const isTold = (change: Change | null): change is Change =>
  change !== null &&
  change.verdict === 'clear' &&
  isShown(change) &&
  Math.abs(change.ofCommon) >= leastTold &&
  Math.sign(change.ofCommon) === Math.sign(change.change);

const isShown = ({ value, former }: Change): boolean => shownDifference(value, former) !== 0;

/**
 * How much of a change is that different data is known in the two ranges; null where none is, or none shows. Where what
 * is known in both went the other way, data outweighs it.
 */
export const partOfData = (of: Change): 'most' | 'part' | null => {
  if (!of.isUnlike || !isShown(of)) return null;
  return of.ofCommon / of.change > 1 / 2 ? 'part' : 'most';
};

/** Of how many brands with this score too few days are known to tell whether its change is more than noise. */
export const countUnknown = (market: Market, score: ScoreName): number =>
  ranked(market, score).filter((brand) => (market.changeOf(brand, score)?.verdict ?? 'unknown') === 'unknown').length;

export function findLeader(market: Market, score: ScoreName): FindingOf<'leader'> | null {
  const [first, second] = ranked(market, score);
  if (first === undefined) return null;
  const value = market.scoreOf(first, score)!;
  const from = scoreNames.indexOf(score) * market.brands.length;
  const formerly = market.calculation.prevRanks.subarray(from, from + market.brands.length);
  const former = formerly.indexOf(1);
  const isOther = former >= 0 && former !== first && formerly[first]! > 1;
  const changes = [first, former].map((brand) => (brand >= 0 ? market.changeOf(brand, score) : null));
  const because = scoreNames
    .filter((name) => name !== 'powerrank' && name !== 'friction')
    .flatMap((name) => {
      const of = market.scoreOf(first, name);
      return of === null ? [] : [{ score: name, value: of }];
    })
    .sort((a, b) => b.value * weightOf(b.score) - a.value * weightOf(a.score))[0];
  return {
    kind: 'leader',
    score,
    brand: first,
    value,
    second: second === undefined ? null : { brand: second, value: market.scoreOf(second, score)! },
    former: isOther ? former : null,
    verdict:
      (['clear', 'noise'] as const).find((each) => changes.some((change) => change?.verdict === each)) ?? 'unknown',
    because: score === 'powerrank' ? (because ?? null) : null,
  };
}

export function findStanding(market: Market, brand: number, score: ScoreName): FindingOf<'standing'> | null {
  const order = ranked(market, score);
  const value = market.scoreOf(brand, score);
  const at = order.indexOf(brand);
  if (value === null || at < 0) return null;
  const rank = market.calculation.ranks[scoreNames.indexOf(score) * market.brands.length + brand]!;
  const next = order[at - 1];
  const above =
    next === undefined ? null : { brand: next, points: Math.abs(shownDifference(market.scoreOf(next, score)!, value)) };
  return {
    kind: 'standing',
    brand,
    score,
    value,
    rank,
    of: order.length,
    change: market.changeOf(brand, score),
    above,
  };
}

export function findEnds(market: Market, brand: number): FindingOf<'best' | 'worst'>[] {
  const places = scoreNames
    .filter((score) => score !== 'powerrank')
    .flatMap((score) => {
      const of = findStanding(market, brand, score);
      // A place among one says nothing.
      return of && of.of > 1 ? [{ score, value: of.value, rank: of.rank, of: of.of }] : [];
    })
    .sort((a, b) => a.rank / a.of - b.rank / b.of);
  const [best, worst] = [places[0], places.findLast(({ rank }) => rank > 1)];
  if (!best || !worst || best === worst) return [];
  return [
    { kind: 'best', brand, ...best },
    { kind: 'worst', brand, ...worst },
  ];
}

/** The change of a brand that is told: the one of its scores that moved its powerrank most, or the powerrank itself. */
export function findMove(market: Market, brand: number): FindingOf<'mover'> | null {
  const moved = scoreNames
    .flatMap((score) => {
      const change = market.changeOf(brand, score);
      return isTold(change) ? [{ score, change, weight: Math.abs(change.change) * weightOf(score) }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  const [first] = moved;
  if (!first) return null;
  const told = first.score === 'powerrank' ? (moved.find(({ score }) => score !== 'powerrank') ?? first) : first;
  const isWhole = first.score === 'powerrank' && Math.sign(told.change.change) !== Math.sign(first.change.change);
  const { score, change } = isWhole || told.score === 'friction' ? first : told;
  return { kind: 'mover', brand, score, change, drivers: mainDrivers(market, brand, score) };
}

/** The two that moved it most, the second only where it is worth a word beside the first. */
export function mainDrivers(market: Market, brand: number, score: ScoreName): Driver[] {
  const [first, ...others] = findDrivers(market, brand, score);
  return first
    ? [first, ...others.filter(({ effect }) => Math.abs(effect) > Math.abs(first.effect) / 5).slice(0, 1)]
    : [];
}
