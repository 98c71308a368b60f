import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import type { Entry } from './entry.ts';

/** Means of groups over time: only their two ranges are known, so a line from one end to the other. */
export function groupLines(entries: readonly Entry[], name: ScoreName, ranges: DateRanges) {
  return {
    days: [ranges.compareTo.endDate, ranges.comparable.endDate],
    lines: entries.map(({ id, levels }) => ({ id, scores: [levels[name].prevScore, levels[name].score] })),
  };
}
