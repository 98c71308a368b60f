import { useMediaQuery } from '@mantine/hooks';
import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { useDashboard } from '../../dashboard.ts';
import { ExportMenu } from '../../export/export-menu.tsx';
import { entriesFile } from '../model/entries-file.ts';
import { brandEntry } from '../model/entry.ts';
import { type EntrySort, entrySortOf, sortEntries } from '../model/sort-entries.ts';
import type { TabScores } from '../model/view-entries.ts';
import classes from '../score-tab.module.css';
import { EntryTable } from './entry-table.tsx';

/** The table of a tab: all shown brands with its scores, in the order that the address keeps. */
export function ScoreTable({ scores }: { scores: TabScores }) {
  const { t } = useTranslation();
  const { shown, search, change } = useDashboard();
  const entries = useMemo(() => shown.map(brandEntry), [shown]);
  // Beside the charts, or on a phone, changes have no room for their figures.
  const isNarrow = useMediaQuery('(min-width: 80em), (max-width: 37.5em)', true, { getInitialValueInEffect: false });
  const asked = entrySortOf(search.sort, scores);
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
