import { addCarried, carriedCandidates } from '@soundings/engine/facts/find/carried';
import { findFacts } from '@soundings/engine/facts/find/find-facts';
import type { Fact, FindingOf } from '@soundings/engine/facts/find/finding';
import { type Market, openMarketInSteps } from '@soundings/engine/facts/find/market';
import type { Calculation, ScoreRanges } from '@soundings/engine/score/calculate';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { toDayNumber } from '../days.ts';
import { type CarriedOfBrand, findCarried } from '../posts/find-carried.ts';
import type { LoadedScores } from '../scores/loaded-scores.ts';

export interface Guide {
  readonly market: Market;
  readonly facts: readonly Fact[];
}

/** Kept as long as the scores are that it was read from. */
const opened = new WeakMap<Calculation, Promise<Guide>>();

export const openGuide = async (db: Database, loaded: LoadedScores, ranges: ScoreRanges): Promise<Guide> => {
  const calculation = await loaded.loadCalculation(ranges);
  const found = opened.get(calculation) ?? read(db, loaded, ranges, calculation);
  opened.set(calculation, found);
  return found.catch((error: unknown) => {
    opened.delete(calculation);
    throw error;
  });
};

const read = async (
  db: Database,
  loaded: LoadedScores,
  ranges: ScoreRanges,
  calculation: Calculation,
): Promise<Guide> => {
  const { sums, reference, roll } = loaded;
  const brands = roll.brands.map((brand) => ({
    id: brand.id,
    count: brand.count,
    name: brand.brandCompany,
    domain: brand.domain,
    groups: brand.groups,
    isOwn: brand.myCompany,
    inFocus: brand.inFocus,
  }));
  const input = { sums, reference: reference?.body ?? null, ranges, calculation, brands };
  const market = await runCooperatively(openMarketInSteps(input));
  const facts = findFacts(market);
  const found = await findCarried(db, loaded, carriedCandidates(facts), ranges);
  return { market, facts: addCarried(market, facts, found.map(toFinding)) };
};

const toFinding = ({ brand, carried }: CarriedOfBrand): FindingOf<'carried'> => {
  const { network, direction, share, now, before, posts } = carried;
  return {
    ...{ kind: 'carried', brand, network, metric: 'interactions', direction, now, before },
    share: 100 * share,
    posts: posts.length,
    value: posts.reduce((sum, { interactions }) => sum + interactions!, 0),
    day: toDayNumber(posts[0]!.publishedAt.slice(0, 10)),
  };
};
