import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { type BrandPoints, type Curves, createPoints, writePoints, writeScores } from '../../score/brand-scores.ts';
import type { Measured } from '../../score/measure.ts';
import { quantities } from '../../score/quantities.ts';
import { type BrandState, writeQuantities } from './brand-state.ts';

/** Scores of one brand as its figures might be, again and again into the same array, in the order of `scoreNames`. */
export interface BrandScorer {
  readonly score: (state: BrandState) => Float64Array;
  readonly scoreQuantities: (of: Float64Array) => Float64Array;
}

export function createScorer(curves: Curves, accounts: number, silent: number): BrandScorer {
  const measured: Measured = {
    quantities: new Float64Array(quantities.length),
    coverage: new Float64Array(0),
    far: new Uint8Array(0),
    silent: Uint8Array.of(silent),
  };
  const points: BrandPoints = createPoints();
  const scores = new Float64Array(scoreNames.length);
  const write = (): Float64Array => {
    writePoints(measured, 0, curves, points);
    writeScores(points, accounts, silent, scores, 0, 1);
    return scores;
  };
  return {
    score: (state) => {
      writeQuantities(state, silent, measured.quantities);
      return write();
    },
    scoreQuantities: (of) => {
      measured.quantities.set(of);
      return write();
    },
  };
}
