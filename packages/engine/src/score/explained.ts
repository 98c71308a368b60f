import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { finish } from '../crosstab/steps.ts';
import { yardstickOf } from './calculate.ts';
import { eraseStandIns } from './erase-stand-ins.ts';
import { type Measured, measureInSteps } from './measure.ts';
import { metricColumns } from './metric-columns.ts';
import type { Reference } from './reference.ts';
import type { DayRange } from './score-input.ts';
import type { ScoreSums } from './score-sums.ts';
import { type BrandPoints, type Curves, curvesOf, emptyPoints, pointsOfBrand, scoresOf } from './scores-of.ts';

/** All that the scores of a brand in a range are made of. */
export interface Explained extends BrandPoints {
  readonly accounts: number;
  readonly silent: number;
  /** What was measured of it alone. */
  readonly measured: Measured;
  /** By quantity, on its scale. */
  readonly quantities: Float64Array;
  /** By metric column. */
  readonly coverage: Float64Array;
  readonly far: Uint8Array;
  /** In the order of `scoreNames`: as other scores are made of them, and as they are told. */
  readonly scores: Float64Array;
  readonly told: Float64Array;
  readonly curves: Curves;
}

export function explain(sums: ScoreSums, reference: Reference | null, range: DayRange, brand: number): Explained {
  const curves = curvesOf(reference);
  const measured = finish(measureInSteps(sums, range, yardstickOf(reference), [brand]));
  const of = emptyPoints();
  const scores = new Float64Array(scoreNames.length);
  const accounts = sums.accounts[brand]!;
  const silent = measured.silent[0]!;
  pointsOfBrand(measured, 0, curves, of);
  scoresOf(of, accounts, silent, scores, 0, 1);
  const told = scores.slice();
  eraseStandIns(measured, 0, told, 0, 1);
  const { quantities, coverage, far } = measured;
  return { ...of, accounts, silent, measured, quantities, coverage, far, scores, told, curves };
}

/** Of these columns, the networks of which anything is known, or was in the range itself. */
export const knownNetworks = (
  { coverage, far }: Explained,
  columns: readonly number[],
  withFar: boolean,
): ReadonlySet<SocialNetwork> => {
  const known = columns.filter((column) => coverage[column]! > 0 && (withFar || far[column] === 0));
  return new Set(known.map((column) => metricColumns[column]!.network));
};
