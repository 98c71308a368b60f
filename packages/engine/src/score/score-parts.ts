import { type ScoreName, scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { parts as places, strengthPlaces } from './brand-scores.ts';
import { accountBit, followerNetworks, quantityIndexes } from './quantities.ts';
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
import type { Explained } from './why-this-score.ts';

const ranked = ({ now }: Both): Ranked[] =>
  Array.from(now.strengths, (strength, index) => ({ index, strength }))
    .filter(({ strength }) => !Number.isNaN(strength))
    .sort((a, b) => b.strength - a.strength);

const orNull = (x: number): number | null => (Number.isNaN(x) ? null : x);

const toStrengthPart = ({ now, before }: Both, index: number, network: SocialNetwork): WhyPart => ({
  ...unknownPart(0),
  key: 'network',
  network,
  value: orNull(now.strengths[index]!),
  prevValue: orNull(before.strengths[index]!),
  typical: typicalScore,
  points: orNull(now.strengths[index]!),
});

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

export const scoreParts = (score: ScoreName, now: Explained, before: Explained): WhyPart[] =>
  makers[score]({ now, before });

const followerPlaces = quantityIndexes('followers');

function presencePart(both: Both): WhyPart {
  const whole = leaf(both, places.allFollowers, 1);
  const all = whole.value!;
  if (all <= 0) return whole;
  const toFollowerShare = (followers: number) => ({
    weight: followers / all,
    contribution: (whole.contribution * followers) / all,
  });
  const known = followerPlaces
    .filter((place) => isKnown(both, place))
    .map((place) => leaf(both, place, 1))
    .map((part) => ({ ...part, ...toFollowerShare(part.value!) }));
  const rest = all - known.reduce((sum, { value }) => sum + value!, 0);
  const asked = followerNetworks.filter((network) => both.now.accounts & accountBit(network)).length;
  const estimated =
    asked > known.length ? [{ ...unknownPart(0), value: rest, unit: 'count' as const, ...toFollowerShare(rest) }] : [];
  const contribution = whole.contribution;
  return { ...whole, parts: addedUp([...known, ...estimated]).parts, contribution };
}

interface Ranked {
  readonly index: number;
  readonly strength: number;
}

function bestCount(networks: readonly Ranked[]): number {
  let best = -1;
  let count = 0;
  let sum = weights.combPull * typicalScore;
  for (const [i, { strength }] of networks.slice(0, weights.strengthNetworks).entries()) {
    sum += strength;
    const combined = sum / (i + 1 + weights.combPull);
    if (combined > best) [best, count] = [combined, i + 1];
  }
  return count;
}

function strengthParts(both: Both): WhyPart[] {
  const networks = ranked(both);
  const count = bestCount(networks);
  return networks.map(({ index }, i) => networkPart(both, index, i < count ? 1 / (count + weights.combPull) : 0));
}

function networkPart(both: Both, index: number, weight: number): WhyPart {
  const { network, followers, response } = strengthPlaces[index]!;
  const halves = [
    [followers, weights.strengthParts.followers] as const,
    [response, weights.strengthParts.response] as const,
  ].filter(([place]) => place >= 0 && !Number.isNaN(both.now.points[place]!));
  const all = halves.reduce((sum, [, half]) => sum + half, 0);
  const parts = halves.map(([place, half]) => leaf(both, place, (weight * half) / all));
  return { ...toStrengthPart(both, index, network), weight, ...addedUp(parts) };
}

function breadthParts(both: Both): WhyPart[] {
  const { strengths, accounts, silent } = both.now;
  const failed = (index: number): boolean =>
    Number.isNaN(strengths[index]!) && (accounts & (1 << index)) !== 0 && (silent & (1 << index)) === 0;
  const count = strengthPlaces.filter((_, index) => !failed(index)).length;
  return strengthPlaces.map(({ network }, index) => {
    if (failed(index)) return { ...unknownPart(0), network };
    const strength = strengths[index]!;
    const points = Number.isNaN(strength) ? 0 : 100 * Math.min(1, strength / weights.breadthFull);
    const contribution = (points - typicalScore) / count;
    return { ...toStrengthPart(both, index, network), points, weight: 1 / count, contribution };
  });
}
