import { useCallbackRef } from '@mantine/hooks';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useMemo } from 'react';
import { useDashboard } from '../../dashboard.ts';
import type { DrawingNeeds } from './drawing-context.ts';
import type { Entry } from './entry.ts';

/** The same value until figures, days or brands change. */
export function useDrawingValue(): DrawingNeeds {
  const { source, ranges, shown, isSlim, explain, change } = useDashboard();
  const open = useCallbackRef((entry: Entry, score: ScoreName) => {
    if (entry.brand === null) change({ group: entry.name });
    else explain(entry.brand, score);
  });
  return useMemo(() => ({ source, ranges, shown, isSlim, open }), [source, ranges, shown, isSlim, open]);
}
