import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import type { QuantityKey } from './quantities.ts';
import type { DayRange } from './score-input.ts';
import type { Caps } from './score-sums.ts';

/** Where a quantity lies (median m) and how far it spreads (s), blended with its prior; n brands were known. */
export interface Scale {
  readonly m: number;
  readonly s: number;
  readonly n: number;
}

/** What scores are measured against. Plain JSON; its version and dates are the server's. */
export interface Reference {
  readonly baseline: DayRange;
  /** Brands that it was made from. */
  readonly brands: number;
  readonly scales: Readonly<Record<QuantityKey, Scale>>;
  /** Mean rating that a few reviews are pulled towards. */
  readonly typicalRating: number;
  /** What part of a brand's followers a network has; 1 in all. */
  readonly followerShares: Readonly<Partial<Record<SocialNetwork, number>>>;
  readonly caps: Caps;
}
