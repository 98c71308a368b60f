import { findFacts } from '@soundings/engine/facts/find/find-facts';
import type { Fact } from '@soundings/engine/facts/find/finding';
import { type Market, openMarketInSteps } from '@soundings/engine/facts/find/market';
import type { Calculation, ScoreRanges } from '@soundings/engine/score/calculate';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { LoadedScores } from '../scores/loaded-scores.ts';

export interface Guide {
  readonly market: Market;
  readonly facts: readonly Fact[];
}

/** Kept as long as the scores are that it was read from. */
const opened = new WeakMap<Calculation, Promise<Guide>>();

export const openGuide = async (loaded: LoadedScores, ranges: ScoreRanges): Promise<Guide> => {
  const calculation = await loaded.loadCalculation(ranges);
  const found = opened.get(calculation) ?? read(loaded, ranges, calculation);
  opened.set(calculation, found);
  return found.catch((error: unknown) => {
    opened.delete(calculation);
    throw error;
  });
};

const read = async (
  { sums, reference, roll }: LoadedScores,
  ranges: ScoreRanges,
  calculation: Calculation,
): Promise<Guide> => {
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
  return { market, facts: findFacts(market) };
};
