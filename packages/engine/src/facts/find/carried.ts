import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Fact, FindingOf } from './finding.ts';
import type { Market } from './market.ts';
import { toFact } from './to-fact.ts';

/** Whose changes are asked for their posts at most, the weightiest first. */
const mostAsked = 200;

type Of = { readonly brand: number; readonly network: SocialNetwork };

/** Whose interactions moved a score, by what is told of movers: a change there may be that of a few posts. */
export const carriedCandidates = (facts: readonly Fact[]): Of[] =>
  facts
    .flatMap(({ finding }) => {
      if (finding.kind !== 'mover') return [];
      const { brand, change, drivers } = finding;
      return drivers
        .filter(({ figure, effect }) => figure === 'interactions' && Math.sign(effect) === Math.sign(change.change))
        .map(({ network }) => ({ brand, network }));
    })
    .slice(0, mostAsked);

/** The facts with what posts carried, each a little less weighty than the change that it explains. */
export const addCarried = (
  market: Market,
  facts: readonly Fact[],
  carried: readonly FindingOf<'carried'>[],
): readonly Fact[] => {
  const weightOf = (brand: number): number =>
    facts.find(({ finding }) => finding.kind === 'mover' && finding.brand === brand)?.weight ?? 0;
  const added = carried.map((finding) => toFact(market, finding, null, 0.9 * weightOf(finding.brand)));
  return [...facts, ...added].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
};
