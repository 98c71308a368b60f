import { typicalScore } from '@soundings/contract/sonar/score-choices';
import type { WhyPart } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { strengthPlaces } from './scores-of.ts';
import * as weights from './weights.ts';
import { addedUp, type Both, leaf, unknownPart } from './why-parts.ts';

interface Ranked {
  /** Its place in `socialNetworks`. */
  readonly index: number;
  readonly strength: number;
}

/** Known networks, the strongest first. */
const ranked = ({ now }: Both): Ranked[] =>
  Array.from(now.strengths, (strength, index) => ({ index, strength }))
    .filter(({ strength }) => !Number.isNaN(strength))
    .sort((a, b) => b.strength - a.strength);

/** How many of the strongest networks make the best comb. */
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

/** The networks that count, and those that are weaker with a weight of 0. */
export function strengthParts(both: Both): WhyPart[] {
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
  return { ...strengthOf(both, index, network), weight, ...addedUp(parts) };
}

const orNull = (x: number): number | null => (Number.isNaN(x) ? null : x);

const strengthOf = ({ now, before }: Both, index: number, network: SocialNetwork): WhyPart => ({
  ...unknownPart(0),
  key: 'network',
  network,
  value: orNull(now.strengths[index]!),
  prevValue: orNull(before.strengths[index]!),
  typical: typicalScore,
  points: orNull(now.strengths[index]!),
});

/** Every network that counts: what it has of a full one. Those that failed count for nothing and weigh nothing. */
export function breadthParts(both: Both): WhyPart[] {
  const { strengths, accounts, silent } = both.now;
  const failed = (index: number): boolean =>
    Number.isNaN(strengths[index]!) && (accounts & (1 << index)) !== 0 && (silent & (1 << index)) === 0;
  const count = strengthPlaces.filter((_, index) => !failed(index)).length;
  return strengthPlaces.map(({ network }, index) => {
    if (failed(index)) return { ...unknownPart(0), network };
    const strength = strengths[index]!;
    const points = Number.isNaN(strength) ? 0 : 100 * Math.min(1, strength / weights.breadthFull);
    const contribution = (points - typicalScore) / count;
    return { ...strengthOf(both, index, network), points, weight: 1 / count, contribution };
  });
}
