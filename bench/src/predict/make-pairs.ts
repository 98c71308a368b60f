import { twoSidedP } from '@soundings/engine/stats/proportions';
import type { Pairs } from './learn-from-pairs.ts';
import type { Group, StrongPair } from './read-tests.ts';

const strongWeight = 1.2;

export const makePairs = (groups: readonly Group[], strong: readonly StrongPair[], targets: 'soft' | 'hard'): Pairs => {
  const targetOf = (a: Count, b: Count): number => {
    const chance = chanceOfHigherRate(a, b);
    return targets === 'soft' ? chance : chance > 0.5 ? 1 : chance < 0.5 ? 0 : 0.5;
  };
  const first: number[] = [];
  const second: number[] = [];
  const target: number[] = [];
  const weight: number[] = [];
  for (const { members } of groups) {
    for (let a = 0; a < members.length; a++) {
      for (let b = a + 1; b < members.length; b++) {
        first.push(members[a]!.text);
        second.push(members[b]!.text);
        target.push(targetOf(members[a]!, members[b]!));
        weight.push(2 / members.length);
      }
    }
  }
  const degrees = new Map<number, number>();
  for (const { winner, loser } of strong) {
    for (const text of [winner, loser]) degrees.set(text, (degrees.get(text) ?? 0) + 1);
  }
  const raw = strong.map(({ winner, loser }) =>
    targets === 'hard' ? 1 : (degrees.get(winner)! * degrees.get(loser)!) ** -0.25,
  );
  const mean = raw.reduce((sum, value) => sum + value, 0) / (raw.length || 1);
  for (const [index, { winner, loser }] of strong.entries()) {
    first.push(winner);
    second.push(loser);
    target.push(1);
    weight.push((strongWeight * raw[index]!) / mean);
  }
  return {
    first: Uint32Array.from(first),
    second: Uint32Array.from(second),
    target: Float64Array.from(target),
    weight: Float64Array.from(weight),
  };
};

export interface Count {
  readonly impressions: number;
  readonly clicks: number;
}

/** Log-odds of a click with its variance, half a click added on both sides (Haldane, Anscombe). */
export const logOdds = ({ impressions, clicks }: Count): { value: number; variance: number } => {
  const [hits, misses] = [clicks + 0.5, Math.max(0, impressions - clicks) + 0.5];
  return { value: Math.log(hits / misses), variance: 1 / hits + 1 / misses };
};

/** Chance that the rate of a is the higher one, by the normal approximation of the log-odds. */
const chanceOfHigherRate = (a: Count, b: Count): number => {
  const [x, y] = [logOdds(a), logOdds(b)];
  const z = (x.value - y.value) / Math.sqrt(x.variance + y.variance);
  const tail = twoSidedP(z) / 2;
  return z > 0 ? 1 - tail : tail;
};
