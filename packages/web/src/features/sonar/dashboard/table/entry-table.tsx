import { UnstyledButton } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment, memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import headClasses from '#/ui/sort-heading.module.css';
import { nextSort } from '#/ui/sort-heading.tsx';
import { useDrawingNeeds } from '../drawings/drawing-context.ts';
import { isProvisional, provisionalWords } from '../figures/score-words.ts';
import { type Entry, type EntryField, type EntrySort, parseEntrySort, sortEntries } from '../scores/entries.ts';
import { levelChange, levelWords } from '../scores/entry-texts.ts';
import classes from './entry-table.module.css';
import { stopAmong, useGridKeys } from './use-grid-keys.ts';
import { Spacer, useVirtualRows } from './virtual-rows.tsx';

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
  const [own, setOwn] = useState(() => parseEntrySort(undefined, scores));
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

interface EntryRowProps {
  entry: Entry;
  scores: readonly ScoreName[];
  index: number;
  /** The figure that takes part in the tab order; null in all rows but one. */
  current: number | null;
  height: number;
  isNarrow: boolean;
}

/** One brand or group; each figure opens why it is what it is. */
const EntryRow = memo(function EntryRow({ entry, scores, index, current, height, isNarrow }: EntryRowProps) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const ranked = scores[0] ?? 'powerrank';
  return (
    <tr aria-rowindex={index + 2} data-index={index} style={{ height }} data-ink={entry.ink}>
      <td className={classes.rank}>
        <RankFigure
          rank={entry.levels[ranked].rank}
          provisional={provisionalWords(t, isProvisional(entry.brand, ranked))}
        />
      </td>
      <td className={classes.name} title={entry.name}>
        {entry.name}
      </td>
      {scores.map((name, column) => {
        const level = entry.levels[name];
        const change = levelChange(level, name);
        return (
          <td key={name} className={classes.number}>
            <UnstyledButton
              className={classes.figure}
              data-cell={column}
              tabIndex={current === column ? 0 : -1}
              aria-label={`${entry.name}: ${levelWords(t, entry, name)}`}
              onClick={() => open(entry, name)}
            >
              <SoundingFigure value={level.score} />
            </UnstyledButton>
            <span className={classes.change}>
              {change !== null && <ChangeText change={change} isBare={isNarrow} />}
            </span>
          </td>
        );
      })}
    </tr>
  );
});

interface SortHeadProps {
  field: EntryField;
  sort: EntrySort;
  onSort: (sort: EntrySort) => void;
  className?: string | undefined;
  children: string;
}

/** A heading that sorts; scores begin with the highest. */
function SortHead({ field, sort, onSort, className, children }: SortHeadProps) {
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  const isScore = field !== 'rank' && field !== 'company';
  return (
    <th scope="col" aria-sort={order} className={className}>
      <UnstyledButton className={headClasses.sort} onClick={() => onSort(nextSort(field, sort, isScore))}>
        {children}
        {order === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
        {order === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  );
}
