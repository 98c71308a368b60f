import { UnstyledButton } from '@mantine/core';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { useIsPainted } from '#/ui/use-is-painted.ts';
import { type Brand, useDashboard } from '../dashboard.ts';
import { provisionalWords } from '../figures/score-words.ts';
import { bestFirst, brandEntry, markInk } from '../scores/entries.ts';
import { entriesFile, levelChange, levelWords } from '../scores/entry-texts.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import { useGridKeys } from '../table/use-grid-keys.ts';
import { AverageRow } from './average-row.tsx';
import classes from './comparison.module.css';

const columns = ['powerrank', ...scoreNames.filter((name) => name !== 'powerrank')] as const;

/** All of its rows are drawn. */
const stay = () => {};

/** The best and the last brands with those in focus between them, over the average of all. */
export function Comparison() {
  const { t } = useTranslation();
  const { shown, isSlim } = useDashboard();
  const compared = useMemo(() => pickCompared(shown), [shown]);
  const title = t('scoreTabs.comparison');
  const isPainted = useIsPainted();
  const { current, onKeyDown, onFocus } = useGridKeys(compared.length, columns.length, stay);
  if (compared.length === 0 || !isPainted) return null;
  const file = () =>
    entriesFile(
      t,
      title,
      compared.map(({ brand }) => brandEntry(brand)),
      columns,
    );
  return (
    <Card
      title={title}
      meta={t('scoreTabs.comparisonMeta')}
      controls={<ExportMenu size="sm" table={file} />}
      footer={t('scoreTabs.comparisonFoot')}
      flush
    >
      <section
        className={classes.scroll}
        aria-label={t('dashboard.tableOf', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-slim={isSlim || undefined}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                {t('scoreTabs.place')}
              </th>
              <th scope="col">{t('scoreTabs.company')}</th>
              {columns.map((name) => (
                <th key={name} scope="col" className={classes.number}>
                  {t(`brandTab.scoreShort.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
            {compared.map(({ brand, place }, index) => (
              <ComparedRow
                key={brand.initDataId}
                brand={brand}
                columns={columns}
                index={index}
                current={current.row === index ? current.column : null}
                isFirstOfPlace={index > 0 && compared[index - 1]?.place !== place}
              />
            ))}
          </tbody>
          <tfoot>
            <AverageRow brands={shown} columns={columns} />
          </tfoot>
        </table>
      </section>
    </Card>
  );
}

interface Props {
  brand: Brand;
  columns: readonly ScoreName[];
  index: number;
  /** The figure that takes part in the tab order; null in all rows but one. */
  current: number | null;
  /** A line above it: between the best, those in focus and the last. */
  isFirstOfPlace: boolean;
}

/** One brand of the comparison; each figure opens why it is what it is. */
function ComparedRow({ brand, columns, index, current, isFirstOfPlace }: Props) {
  const { t } = useTranslation();
  const { explain } = useDashboard();
  const entry = brandEntry(brand);
  return (
    <tr data-index={index} data-ink={markInk(brand)} data-first={isFirstOfPlace || undefined}>
      <td className={classes.rank}>
        <RankFigure rank={brand.rank} provisional={provisionalWords(t, brand.provisional)} />
      </td>
      <th scope="row" className={classes.name} title={brand.label}>
        {brand.label}
      </th>
      {columns.map((name, column) => {
        const change = levelChange(brand[name], name);
        return (
          <td key={name} className={classes.number}>
            <UnstyledButton
              className={classes.figure}
              data-cell={column}
              tabIndex={current === column ? 0 : -1}
              aria-label={`${brand.label}: ${levelWords(t, entry, name)}`}
              onClick={() => explain(brand, name)}
            >
              <SoundingFigure value={brand[name].score} />
            </UnstyledButton>
            <span className={classes.change}>
              {change !== null && <ChangeText change={change} isBare={name !== 'powerrank'} />}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

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
  const placeOf = (brand: Brand): Place | null => {
    if (top.has(brand)) return 'top';
    if (focus.has(brand)) return 'focus';
    if (bottom.has(brand)) return 'bottom';
    return next.has(brand) ? 'next' : null;
  };
  return ranked.flatMap((brand) => {
    const place = placeOf(brand);
    return place === null ? [] : [{ brand, place }];
  });
}
