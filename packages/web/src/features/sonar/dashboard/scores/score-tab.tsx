import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard, useIsPhone } from '../dashboard.ts';
import { DrawingContext, useDrawingValue } from '../drawings/drawing-context.ts';
import { EntryTable } from '../table/entry-table.tsx';
import { ExportMenu } from '../table/export-menu.tsx';
import { brandEntry, type EntrySort, parseEntrySort, sortEntries } from './entries.ts';
import { entriesFile } from './entries-file.ts';
import classes from './score-tab.module.css';
import { TableShownContext } from './table-switch.tsx';
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

const shortRows = 10;

function ScoreTable({ scores }: { scores: TabScores }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const all = useMemo(() => shown.map(brandEntry), [shown]);
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
  // No scroll box inside the scrolling page of a phone.
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const isShort = isPhone && !isWhole && all.length > shortRows;
  const entries = useMemo(
    () => (isShort ? sortEntries(all, sort, scores).filter(({ ink }, at) => at < shortRows || ink === 'my') : all),
    [isShort, all, sort, scores],
  );
  const title = scores.map((name) => t(`scores.${name}`)).join(', ');
  return (
    <Card
      className={classes.table}
      title={t('scoreTabs.tableTitle')}
      meta={t('scoreTabs.brands', { count: all.length, n: formatNumber(all.length) })}
      controls={
        <ExportMenu
          size="sm"
          table={() => entriesFile(t, title, sortEntries(all, sort, scores), scores)}
          isDisabled={all.length === 0}
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
      {isShort && (
        <Button className={classes.more ?? ''} variant="subtle" onClick={() => setWhole(true)}>
          {t('scoreTabs.showAll', { n: formatNumber(all.length) })}
        </Button>
      )}
    </Card>
  );
}
