import { UnstyledButton } from '@mantine/core';
import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import { type CSSProperties, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { inkFill, type MarkInk } from '#/ui/charts/frame/chart-svg.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { useDrawingNeeds } from '../drawings/drawing-context.ts';
import { isProvisional, provisionalWords, scoreChange } from '../figures/score-words.ts';
import { ShortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import { type Entry, type EntryField, type EntrySort, parseEntrySort, sortEntries } from '../scores/entries.ts';
import { levelWords } from '../scores/entry-texts.ts';
import classes from './entry-table.module.css';
import { overscan, useRowHeight } from './row-height.ts';

interface Props {
  caption: string;
  entries: readonly Entry[];
  scores: readonly ScoreName[];
  sort?: EntrySort;
  onSort?: (sort: EntrySort) => void;
  isNarrow?: boolean;
  height?: number;
}

export function EntryTable({ caption, entries, scores, sort: given, onSort, isNarrow = false, height }: Props) {
  const { t } = useTranslation();
  const { isSlim } = useDrawingNeeds();
  const [own, setOwn] = useState(() => parseEntrySort(undefined, scores));
  const sort = given ?? own;
  const rows = useMemo(() => sortEntries(entries, sort, scores), [entries, sort, scores]);
  // Two scores of a narrow table have no room for their changes in figures.
  const isBare = isNarrow && scores.length > 1;
  const columns = useMemo((): Column<Entry, EntryField>[] => {
    const ranked = scores[0] ?? 'powerrank';
    return [
      {
        id: 'rank',
        heading: t('scoreTabs.place'),
        sort: 'rank',
        headClassName: classes.place,
        cellClassName: classes.rank,
        cell: ({ levels, brand }) => (
          <RankFigure rank={levels[ranked].rank} provisional={provisionalWords(t, isProvisional(brand, ranked))} />
        ),
      },
      {
        id: 'company',
        heading: t('scoreTabs.company'),
        sort: 'company',
        cellClassName: classes.name,
        attributes: ({ name }) => ({ title: name }),
        cell: ({ name, levels, ink }) => (
          <>
            {name}
            {scores.length === 1 && <ScoreBar score={levels[ranked].score} ink={ink} />}
          </>
        ),
      },
      ...scores.map(
        (name, control): Column<Entry, EntryField> => ({
          id: name,
          heading: (
            <FigureCell marks={[<span key="change" className={classes.change} />]}>
              {t(`${isNarrow ? 'brandTab.scoreShort' : 'scores'}.${name}`)}
            </FigureCell>
          ),
          sort: name,
          startsDescending: !lowerIsBetter.has(name),
          className: classes.number,
          cell: (entry, { tabIndex }) => (
            <EntryScore entry={entry} name={name} control={control} tabIndex={tabIndex(control)} isBare={isBare} />
          ),
        }),
      ),
    ];
  }, [t, scores, isNarrow, isBare]);
  return (
    <ScrolledTable
      label={caption}
      className={classes.scroll}
      tableClassName={classes.table}
      boxAttributes={{
        'data-narrow': isNarrow || undefined,
        'data-bare': isBare || undefined,
        style: { maxHeight: height, '--score-width': `${scores.length === 1 ? 122 : 78}px` } as CSSProperties,
      }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sort={sort}
      onSort={onSort ?? setOwn}
      rowHeight={useRowHeight(isSlim)}
      overscan={overscan}
      controls={{ count: scores.length }}
      rowAttributes={rowAttributes}
    />
  );
}

const rowAttributes = ({ ink }: Entry) => ({ 'data-ink': ink });

/** As long as the score is high. */
function ScoreBar({ score, ink }: { score: number | null; ink: MarkInk }) {
  return (
    <span className={classes.bar} aria-hidden="true">
      <span style={{ width: `${score ?? 0}%`, background: inkFill(ink) }} />
    </span>
  );
}

interface EntryScoreProps {
  entry: Entry;
  name: ScoreName;
  control: number;
  tabIndex: number;
  isBare: boolean;
}

function EntryScore({ entry, name, control, tabIndex, isBare }: EntryScoreProps) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const level = entry.levels[name];
  const change = scoreChange(level, name);
  return (
    <FigureCell
      sign={<ShortGrowthMark words={shortGrowthWords(t, entry.brand, name)} isSaid />}
      marks={[
        <span key="change" className={classes.change}>
          {change !== null && <ChangeText change={change} isBare={isBare} />}
        </span>,
      ]}
    >
      <UnstyledButton
        className={classes.figure}
        data-cell={control}
        tabIndex={tabIndex}
        aria-label={`${entry.name}: ${levelWords(t, entry, name)}`}
        onClick={() => open(entry, name)}
      >
        <SoundingFigure value={level.score} />
      </UnstyledButton>
    </FigureCell>
  );
}
