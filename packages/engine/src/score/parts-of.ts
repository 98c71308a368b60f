import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { Explained } from './explained.ts';
import { accountBit, followerNetworks } from './metric-columns.ts';
import { placesOf } from './quantities.ts';
import { parts as places } from './scores-of.ts';
import { breadthParts, strengthParts } from './strength-parts.ts';
import * as weights from './weights.ts';
import {
  addedUp,
  type Both,
  combLeaves,
  combPart,
  grouped,
  isKnown,
  leaf,
  scorePart,
  unknownPart,
} from './why-parts.ts';

const makers: Readonly<Record<ScoreName, (both: Both) => WhyPart[]>> = {
  interest: (both) => {
    const leaves = combLeaves(both, places.interest, 1);
    return [
      ...grouped(leaves.filter(({ key }) => key === 'interactions')),
      ...grouped(leaves.filter(({ key }) => key === 'audienceGained')),
    ];
  },
  trust: (both) => {
    const { rating, listed, pull } = weights.trustParts;
    const known = [[places.rating, rating] as const, [places.listed, listed] as const].filter(([place]) =>
      isKnown(both, place),
    );
    const all = known.reduce((sum: number, [, weight]) => sum + weight, pull);
    return known.map(([place, weight]) => leaf(both, place, weight / all));
  },
  passion: (both) => combLeaves(both, places.response, 1),
  relevanceStrength: strengthParts,
  relevanceBreadth: breadthParts,
  friction: (both) => {
    const { comments, trust, growth, following } = weights.frictionParts;
    return [
      combPart(both, places.comments, comments),
      scorePart(both, 'trust', -trust, makers.trust(both)),
      combPart(both, places.growth, -growth),
      combPart(both, places.following, following),
    ];
  },
  presence: (both) => [presencePart(both)],
  energy: (both) => {
    const { posts, growth } = weights.energyParts;
    const known = [[places.posts, posts] as const, [places.growth, growth] as const].filter(([of]) =>
      of.some((place) => isKnown(both, place)),
    );
    const all = known.reduce((sum, [, weight]) => sum + weight, 0);
    return known.map(([of, weight]) => combPart(both, of, weight / all));
  },
  powerrank: (both) => {
    const known = (Object.keys(weights.powerrankParts) as (keyof typeof weights.powerrankParts)[]).filter(
      (name) => !Number.isNaN(both.now.scores[scoreNames.indexOf(name)]!),
    );
    const all = known.reduce((sum, name) => sum + weights.powerrankParts[name], 0);
    return known.map((name) => {
      const weight = ((name === 'friction' ? -1 : 1) * weights.powerrankParts[name]) / all;
      return scorePart(both, name, weight, makers[name](both));
    });
  },
};

/** All contributions and 50 are the score, which has to be known. */
export const partsOf = (score: ScoreName, now: Explained, before: Explained): WhyPart[] =>
  makers[score]({ now, before });

const followerPlaces = placesOf('followers');
/** Followers of all networks; each has as much of the contribution as it has followers, unknown ones among them. */
function presencePart(both: Both): WhyPart {
  const whole = leaf(both, places.allFollowers, 1);
  const all = whole.value!;
  if (all <= 0) return whole;
  const shareOf = (followers: number) => ({
    weight: followers / all,
    contribution: (whole.contribution * followers) / all,
  });
  const known = followerPlaces
    .filter((place) => isKnown(both, place))
    .map((place) => leaf(both, place, 1))
    .map((part) => ({ ...part, ...shareOf(part.value!) }));
  const rest = all - known.reduce((sum, { value }) => sum + value!, 0);
  const asked = followerNetworks.filter((network) => both.now.accounts & accountBit(network)).length;
  const estimated =
    asked > known.length ? [{ ...unknownPart(0), value: rest, unit: 'count' as const, ...shareOf(rest) }] : [];
  const contribution = whole.contribution;
  return { ...whole, parts: addedUp([...known, ...estimated]).parts, contribution };
}
