import { type ReactNode, useMemo } from 'react';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { TableShownContext } from './cards/table-switch.tsx';
import { DrawingContext } from './model/drawing-context.ts';
import { useDrawingValue } from './model/use-drawing-value.ts';
import type { TabScores } from './model/view-entries.ts';
import classes from './score-tab.module.css';
import { ScoreTable } from './table/score-table.tsx';

/** A tab of one or two scores: its table a quarter wide, its charts the rest. This device remembers who wants no table. */
export function ScoreTab({ scores, children }: { scores: TabScores; children: ReactNode }) {
  const [isShown, setIsShown] = useStoredFlag('sonar-score-table', true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter only stores
  const table = useMemo(() => ({ isShown, onShow: setIsShown }), [isShown]);
  const needs = useDrawingValue();
  return (
    <DrawingContext value={needs}>
      <TableShownContext value={table}>
        <div className={classes.tab} data-table={isShown || undefined}>
          {isShown && <ScoreTable scores={scores} />}
          <div className={classes.charts}>{children}</div>
        </div>
      </TableShownContext>
    </DrawingContext>
  );
}
