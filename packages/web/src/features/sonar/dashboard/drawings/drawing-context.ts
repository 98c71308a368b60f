import { useCallbackRef } from '@mantine/hooks';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { createContext, use, useMemo } from 'react';
import { type Dashboard, useDashboard } from '../dashboard.ts';
import type { Entry } from '../scores/entries.ts';

export interface Drawing {
  label: string;
  entries: readonly Entry[];
  score: ScoreName;
}

/** What drawings need of the dashboard. It stays the same when a table is sorted, so that no chart is drawn anew for that. */
interface DrawingNeeds extends Pick<Dashboard, 'source' | 'ranges' | 'shown' | 'isSlim'> {
  readonly open: (entry: Entry, score: ScoreName) => void;
}

export const DrawingContext = createContext<DrawingNeeds | null>(null);

export const useDrawingNeeds = (): DrawingNeeds => {
  const needs = use(DrawingContext);
  if (needs === null) throw new Error('a drawing stands outside of a tab of scores');
  return needs;
};

export function useDrawingValue(): DrawingNeeds {
  const { source, ranges, shown, isSlim, explain, change } = useDashboard();
  const open = useCallbackRef((entry: Entry, score: ScoreName) => {
    if (entry.brand === null) change({ group: entry.name });
    else explain(entry.brand, score);
  });
  return useMemo(() => ({ source, ranges, shown, isSlim, open }), [source, ranges, shown, isSlim, open]);
}
