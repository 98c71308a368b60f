import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Brand } from '../dashboard.ts';

export interface Average {
  /** The mean score, a whole number. */
  readonly score: number | null;
  /** The mean trend, a level as of a brand, to two decimals. */
  readonly trend: number | null;
  /** Mean of trend − score, to two decimals; not of the rounded ones. */
  readonly change: number | null;
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** The average row of the comparison: of all active brands that have the score. */
export function averageOf(brands: readonly Brand[], name: ScoreName): Average {
  const known = brands.flatMap((brand) => {
    const { score, trend } = brand[name];
    return brand.isActive && score !== null && trend !== null ? [{ score, trend }] : [];
  });
  if (known.length === 0) return { score: null, trend: null, change: null };
  const mean = (of: (one: { score: number; trend: number }) => number) =>
    known.reduce((sum, one) => sum + of(one), 0) / known.length;
  return {
    score: Math.round(mean(({ score }) => score)),
    trend: twoDecimals(mean(({ trend }) => trend)),
    change: twoDecimals(mean(({ score, trend }) => trend - score)),
  };
}
