import { UnstyledButton } from '@mantine/core';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPainted } from '#/ui/layout/use-is-painted.ts';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { useGridKeys } from '#/ui/table/use-grid-keys.ts';
import { type Brand, type Dashboard, useDashboard } from '../dashboard.ts';
import { provisionalWords, scoreChange } from '../figures/score-words.ts';
import { ShortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import { bestFirst, brandEntry, markInk } from '../scores/entries.ts';
import { entriesFile } from '../scores/entries-file.ts';
import { levelWords } from '../scores/entry-texts.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import { AverageRow } from './average-row.tsx';
import { ComparedChange } from './compared-change.tsx';
import classes from './comparison.module.css';

const scoresShown = ['powerrank', ...scoreNames.filter((name) => name !== 'powerrank')] as const;

/** Head, heading and foot of the card, in pixels. */
const aroundRows = 135;

const stay = () => {};

export function Comparison() {
  const { t } = useTranslation();
  const { shown, isSlim, explain } = useDashboard();
  const compared = useMemo(() => pickCompared(shown), [shown]);
  const title = t('scoreTabs.comparison');
  const hasSigns = compared.some(({ brand }) => brand.shortGrowth !== undefined);
  const columns = useMemo(() => compareColumns(t, explain, hasSigns), [t, explain, hasSigns]);
  const isPainted = useIsPainted();
  const rowHeight = isSlim ? 32 : 44;
  const { current, onKeyDown, onFocus } = useGridKeys(compared.length, scoresShown.length, stay);
  if (compared.length === 0) return null;
  // Its room is kept until the rest is painted: what stands below it stays where it is.
  if (!isPainted) return <div style={{ height: aroundRows + (compared.length + 1) * rowHeight }} />;
  const file = () =>
    entriesFile(
      t,
      title,
      compared.map(({ brand }) => brandEntry(brand)),
      scoresShown,
    );
  return (
    <Card
      title={title}
      meta={t(compared.length < least ? 'scoreTabs.comparisonAll' : 'scoreTabs.comparisonMeta')}
      controls={<ExportMenu size="sm" table={file} />}
      footer={t('scoreTabs.comparisonFoot')}
      flush
    >
      <DataTable
        look="sheet"
        label={t('dashboard.tableOf', { title })}
        className={classes.scroll}
        tableClassName={classes.table}
        tableAttributes={{ style: { '--row': `${rowHeight}px` } as CSSProperties }}
        columns={columns}
        rows={compared}
        keyOf={({ brand }) => brand.initDataId}
        rowAttributes={({ brand, place }, index) => ({
          'data-ink': markInk(brand),
          // A line between the best, those in focus and the last.
          'data-first': (index > 0 && compared[index - 1]?.place !== place) || undefined,
        })}
        foot={<AverageRow brands={shown} columns={scoresShown} />}
        tabStop={{ row: current.row, control: current.column }}
        bodyAttributes={{ onKeyDown, onFocus }}
      />
    </Card>
  );
}

const compareColumns = (t: TFunction, explain: Dashboard['explain'], hasSigns: boolean): Column<Compared>[] => [
  {
    id: 'rank',
    heading: t('scoreTabs.place'),
    headClassName: classes.place,
    cellClassName: classes.rank,
    cell: ({ brand }) => <RankFigure rank={brand.rank} provisional={provisionalWords(t, brand.provisional)} />,
  },
  {
    id: 'company',
    heading: t('scoreTabs.company'),
    isRowHeading: true,
    headClassName: classes.company,
    cellClassName: classes.name,
    attributes: ({ brand }) => ({ title: brand.label }),
    cell: ({ brand }) => <span className={classes.label}>{brand.label}</span>,
  },
  ...scoresShown.map(
    (name, control): Column<Compared> => ({
      id: name,
      heading:
        name === 'powerrank' ? (
          <FigureCell marks={[<ComparedChange key="change" name={name} change={null} />]}>
            {t(`brandTab.scoreShort.${name}`)}
          </FigureCell>
        ) : (
          t(`brandTab.scoreShort.${name}`)
        ),
      className: classes.number,
      headClassName: name === 'powerrank' ? classes.told : undefined,
      cell: ({ brand }, { tabIndex }) => {
        const change = scoreChange(brand[name], name);
        return (
          <FigureCell
            {...(hasSigns && { sign: <ShortGrowthMark words={shortGrowthWords(t, brand, name)} isSaid /> })}
            marks={[<ComparedChange key="change" name={name} change={change} />]}
          >
            <UnstyledButton
              className={classes.figure}
              data-cell={control}
              tabIndex={tabIndex(control)}
              aria-label={`${brand.label}: ${levelWords(t, brandEntry(brand), name)}`}
              onClick={() => explain(brand, name)}
            >
              <SoundingFigure value={brand[name].score} />
            </UnstyledButton>
          </FigureCell>
        );
      },
    }),
  ),
];

type Place = 'top' | 'focus' | 'bottom' | 'next';
interface Compared {
  readonly brand: Brand;
  readonly place: Place;
}

const edge = 5;
const least = 10;

/**
 * The five best and the five last active brands by powerrank, between them those in focus and one's own. Where these
 * are under ten, the next best fill up: ten at least, as far as there are so many.
 */
export function pickCompared(brands: readonly Brand[]): Compared[] {
  const active = brands.filter(({ isActive, powerrank }) => isActive && powerrank.score !== null);
  const ranked = bestFirst(active.map(brandEntry), 'powerrank').flatMap(({ brand }) => brand ?? []);
  const top = new Set(ranked.slice(0, edge));
  const bottom = new Set(ranked.slice(Math.max(edge, ranked.length - edge)));
  const between = ranked.filter((brand) => !top.has(brand) && !bottom.has(brand));
  const focus = new Set(between.filter(({ inFocus, myCompany }) => inFocus || myCompany));
  const missing = Math.max(0, least - top.size - bottom.size - focus.size);
  const next = new Set(between.filter((brand) => !focus.has(brand)).slice(0, missing));
  const findPlace = (brand: Brand): Place | null => {
    if (top.has(brand)) return 'top';
    if (focus.has(brand)) return 'focus';
    if (bottom.has(brand)) return 'bottom';
    return next.has(brand) ? 'next' : null;
  };
  return ranked.flatMap((brand) => {
    const place = findPlace(brand);
    return place === null ? [] : [{ brand, place }];
  });
}
