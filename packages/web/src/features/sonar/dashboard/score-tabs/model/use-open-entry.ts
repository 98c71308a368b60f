import type { ScoreName } from '@soundings/contract/score-choices';
import { useDashboard } from '../../dashboard.ts';
import type { Entry } from './entry.ts';

/** Opens why a brand has its score; of a group, its brands. */
export function useOpenEntry() {
  const { explain, change } = useDashboard();
  return (entry: Entry, score: ScoreName) => {
    if (entry.brand === null) change({ group: entry.name });
    else explain(entry.brand, score);
  };
}
