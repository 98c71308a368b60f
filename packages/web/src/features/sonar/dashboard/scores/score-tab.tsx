import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { DrawingContext, useDrawingValue } from '../drawings/drawing-context.ts';
import { EntryTable } from '../table/entry-table.tsx';
import { ExportMenu } from '../table/export-menu.tsx';
import { brandEntry, type EntrySort, parseEntrySort, sortEntries } from './entries.ts';
import { entriesFile } from './entry-texts.ts';
import { TableShownContext } from './first-card.tsx';
import classes from './score-tab.module.css';
import type { TabScores } from './view-entries.ts';

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

function ScoreTable({ scores }: { scores: TabScores }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const entries = useMemo(() => shown.map(brandEntry), [shown]);
  // Beside the charts, or on a phone, changes have no room for their figures.
  const isNarrow = useMediaQuery('(min-width: 80em), (max-width: 37.5em)', true, { getInitialValueInEffect: false });
  const asked = parseEntrySort(search.sort, scores);
  // The table first; the address may follow when that is painted.
  const [sort, setSort] = useState(asked);
  const [seen, setSeen] = useState(search.sort);
  if (seen !== search.sort) {
    // Somebody else has changed the address: a saved view, or the way back.
    setSeen(search.sort);
    setSort(asked);
  }
  const onSort = (next: EntrySort) => {
    setSort(next);
    startTransition(() => change({ sort: next }));
  };
  const title = scores.map((name) => t(`scores.${name}`)).join(', ');
  return (
    <Card
      className={classes.table}
      title={t('scoreTabs.tableTitle')}
      meta={t('scoreTabs.brands', { count: entries.length, n: formatNumber(entries.length) })}
      controls={
        <ExportMenu
          size="sm"
          table={() => entriesFile(t, title, sortEntries(entries, sort, scores), scores)}
          isDisabled={entries.length === 0}
        />
      }
      flush
    >
      <EntryTable
        caption={t('scoreTabs.tableOf', { of: title })}
        entries={entries}
        scores={scores}
        sort={sort}
        onSort={onSort}
        isNarrow={isNarrow ?? true}
      />
    </Card>
  );
}
