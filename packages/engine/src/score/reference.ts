import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { QuantityKey } from './quantities.ts';
import type { DayRange } from './score-input.ts';
import type { Caps } from './score-sums.ts';

/** Where a quantity lies (median m) and how far it spreads (s), blended with its prior; n brands were known, 0 for none: then the prior holds. */
export interface Scale {
  readonly m: number;
  readonly s: number;
  readonly n: number;
}

/** Quantities that were frozen by themselves, on an ISO date, as their figures came after the reference. */
export interface LaterPart {
  readonly on: string;
  readonly baseline: DayRange;
  readonly keys: readonly QuantityKey[];
}

/** How references are blended with the priors now. 1 counted a prior like 20 brands (see decision 0023). */
export const referenceRule = 2;

/** What scores are measured against. Plain JSON; its version and dates are the server's. */
export interface Reference {
  /** `referenceRule` of when it was made. */
  readonly rule: number;
  readonly baseline: DayRange;
  /** Brands that there were when it was made. */
  readonly brands: number;
  readonly scales: Readonly<Record<QuantityKey, Scale>>;
  /** Mean rating that a few reviews are pulled towards. */
  readonly typicalRating: number;
  /** What part of a brand's followers a network has; 1 in all. */
  readonly followerShares: Readonly<Partial<Record<SocialNetwork, number>>>;
  readonly caps: Caps;
  readonly later: readonly LaterPart[];
  /** Why it took the place of the one before without anybody's asking. */
  readonly correction?: 'priorWeight';
}
