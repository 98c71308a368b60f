import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spacer } from '../../brand-tab/table/spacer.tsx';
import { stopAmong, useGridKeys } from '../../brand-tab/table/use-grid-keys.ts';
import { useVirtualRows } from '../../brand-tab/table/use-virtual-rows.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { type EntryField, type EntrySort, entrySortOf, sortEntries } from '../model/sort-entries.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry-table.module.css';
import { SortHead } from './sort-head.tsx';

interface Props {
  caption: string;
  entries: readonly Entry[];
  scores: readonly ScoreName[];
  /** Kept by who shows it; without it the table keeps its own. */
  sort?: EntrySort;
  onSort?: (sort: EntrySort) => void;
  /** A quarter of the page: changes without their figures. */
  isNarrow?: boolean;
  /** In px; the page's otherwise. */
  height?: number;
}

/** Brands or groups with their scores; sortable, one tab stop for all figures, and only rows in sight are drawn. */
export function EntryTable({ caption, entries, scores, sort: given, onSort, isNarrow = false, height }: Props) {
  const { t } = useTranslation();
  const { isSlim } = useDrawingNeeds();
  const [own, setOwn] = useState(() => entrySortOf(undefined, scores));
  const sort = given ?? own;
  const rows = useMemo(() => sortEntries(entries, sort, scores), [entries, sort, scores]);
  const { scroll, indices, above, below, bring, rowHeight } = useVirtualRows(rows.length, isSlim);
  const { current, onKeyDown, onFocus } = useGridKeys(rows.length, scores.length, bring);
  const stop = stopAmong(indices, current);
  const heading = (field: EntryField, text: string, isNumber: boolean) => (
    <SortHead
      field={field}
      sort={sort}
      onSort={onSort ?? setOwn}
      className={field === 'rank' ? classes.place : isNumber ? classes.number : undefined}
    >
      {text}
    </SortHead>
  );
  return (
    <section
      ref={scroll}
      className={classes.scroll}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      data-narrow={isNarrow || undefined}
      style={{ maxHeight: height, '--score-width': `${scores.length === 1 ? 108 : 76}px` } as React.CSSProperties}
    >
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {heading('rank', t('scoreTabs.place'), true)}
            {heading('company', t('scoreTabs.company'), false)}
            {scores.map((name) => (
              <Fragment key={name}>
                {heading(name, t(`${isNarrow ? 'brandTab.scoreShort' : 'scores'}.${name}`), true)}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
          <Spacer height={above} />
          {indices.map((index) => {
            const entry = rows[index];
            return entry === undefined ? null : (
              <EntryRow
                key={entry.id}
                entry={entry}
                scores={scores}
                index={index}
                current={stop === index ? current.column : null}
                height={rowHeight}
                isNarrow={isNarrow}
              />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </section>
  );
}
