import type { Share } from '@soundings/contract/resonance/resonance';
import { smallestTestedBase } from '../stats/two-proportion-z.ts';

const smallestSteadyBase = 100;

/** How a share on this many answers is marked, weighted or not. */
export function markOf(base: number): Share['mark'] {
  if (base < smallestTestedBase) return 'unranked';
  return base < smallestSteadyBase ? 'low' : 'none';
}
