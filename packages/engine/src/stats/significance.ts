import type { Correction, Significance } from '@soundings/contract/resonance/analysis-choices';
import { finish, type Steps } from '../steps.ts';
import { benjaminiHochbergInSteps, holmInSteps } from './multiple-testing.ts';

/** The two-sided points of the standard normal distribution, Φ⁻¹(0.5 + confidence / 200). */
const normalPoints: Record<Significance['confidence'], number> = {
  90: 1.6448536269514722,
  95: 1.959963984540054,
  99: 2.5758293035489004,
};

export const intervalPoint = ({ confidence }: Significance): number => normalPoints[confidence];

/** The largest adjusted p value that counts as a difference: 0.1, 0.05 or 0.01. */
export const significanceLevel = ({ confidence }: Significance): number => (100 - confidence) / 100;

type Family = readonly (number | null)[];

/** The p values of a family as they are compared with the level. Nulls (untested) stay null and count for nothing. */
export function* adjustInSteps(correction: Correction, family: Family): Steps<(number | null)[]> {
  if (correction === 'benjaminiHochberg') return yield* benjaminiHochbergInSteps(family);
  return correction === 'holm' ? yield* holmInSteps(family) : [...family];
}

export const adjust = (correction: Correction, family: Family): (number | null)[] =>
  finish(adjustInSteps(correction, family));
