import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { createContext, use } from 'react';
import type { Dashboard } from '../../dashboard.ts';
import type { Entry } from './entry.ts';

/** What drawings need of the dashboard. It stays the same when a table is sorted, so that no chart is drawn anew for that. */
export interface DrawingNeeds extends Pick<Dashboard, 'source' | 'ranges' | 'shown' | 'isSlim'> {
  /** Opens why a brand has its score; of a group, its brands. */
  readonly open: (entry: Entry, score: ScoreName) => void;
}

export const DrawingContext = createContext<DrawingNeeds | null>(null);

export const useDrawingNeeds = (): DrawingNeeds => {
  const needs = use(DrawingContext);
  if (needs === null) throw new Error('a drawing stands outside of a tab of scores');
  return needs;
};
