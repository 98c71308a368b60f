import { Table, VisuallyHidden } from '@mantine/core';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { formatCards } from '../dashboard-search.ts';
import { CellHints } from '../table/cell-hints.tsx';
import { stopAmong, useGridKeys } from '../table/use-grid-keys.ts';
import { Spacer, useVirtualRows } from '../table/virtual-rows.tsx';
import { brandHint } from './brand-hint.ts';
import { BrandMenu, type OpenMenu } from './brand-menu.tsx';
import { BrandRow, type RowActions, rowControls } from './brand-row.tsx';
import classes from './brand-table.module.css';
import { type BrandSort, sortedScore, type TableRow } from './table-rows.ts';

type ScoreTitles = Readonly<Record<ScoreName, string>>;

interface Props {
  rows: readonly TableRow[];
  sort: BrandSort;
  onSort: (sort: BrandSort) => void;
  isRankEach: boolean;
  /** Not all brands are listed, so that a place here is another than the global one. */
  isFiltered: boolean;
}

/** Brands by nine scores; only rows in sight are drawn, so that a thousand stay quick. */
export function BrandTable({ rows, sort, onSort, isRankEach, isFiltered }: Props) {
  const { t } = useTranslation();
  const { brands, isSlim, mark, hide, select, change, explain } = useDashboard();
  const { scroll, rowHeight, indices, above, below, bring } = useVirtualRows(rows.length, isSlim);
  const { current, onKeyDown, onFocus } = useGridKeys(rows.length, rowControls, bring, 1);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const actions = useMemo((): RowActions => {
    const showAlone = (brand: Brand) => change({ selected: formatCards(new Set([brand.count])) });
    return {
      onMark: mark,
      onSelect: showAlone,
      onExplain: explain,
      onMenu: (brand, at, from) => setMenu({ brand, at, from }),
    };
  }, [mark, change, explain]);
  const titles = useMemo(
    () => Object.fromEntries(scoreNames.map((name) => [name, t(`brandTab.scoreShort.${name}`)])) as ScoreTitles,
    [t],
  );
  const stop = stopAmong(indices, current);
  const sorted = sortedScore(sort);
  const inViewHelp = () => t('brandTab.inViewHelp', { n: formatNumber(rows.length), all: formatNumber(brands.length) });
  const hint = (index: number | null, cell: string) => {
    const brand = index === null ? undefined : rows[index]?.brand;
    return brand === undefined ? inViewHelp() : brandHint(t, brand, cell);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={t('brandTab.allBrands')} tabIndex={0}>
      <Table
        role="grid"
        aria-label={t('brandTab.allBrands')}
        aria-rowcount={rows.length + 1}
        className={classes.table ?? ''}
        style={{ '--row': `${rowHeight}px` }}
        data-each={isRankEach || undefined}
        data-filtered={isFiltered || undefined}
      >
        <BrandHead sort={sort} onSort={onSort} isFiltered={isFiltered} />
        <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
          <Spacer height={above} />
          {indices.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <BrandRow
                key={index}
                row={row}
                index={index}
                current={stop === index ? current.column : null}
                sorted={sorted}
                isRankEach={isRankEach}
                isFiltered={isFiltered}
                isMenuOpen={menu?.brand.initDataId === row.brand.initDataId}
                titles={titles}
                actions={actions}
              />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </Table>
      <CellHints within={scroll} textOf={hint} />
      <BrandMenu
        menu={menu}
        onClose={() => setMenu(null)}
        onMark={mark}
        onHide={hide}
        onSelect={select}
        onExplain={(brand) => explain(brand, sorted)}
      />
    </section>
  );
}

interface BrandHeadProps {
  sort: BrandSort;
  onSort: (sort: BrandSort) => void;
  isFiltered: boolean;
}

/** The headings; figures begin with the highest, places and names with the first. */
function BrandHead({ sort, onSort, isFiltered }: BrandHeadProps) {
  const { t } = useTranslation();
  return (
    <Table.Thead>
      <tr aria-rowindex={1}>
        <Table.Th className={classes.mark ?? ''}>
          <VisuallyHidden>{t('brandTab.mark')}</VisuallyHidden>
        </Table.Th>
        <SortHeading field="rank" sort={sort} onSort={onSort} className={classes.rank}>
          {t('brandTab.rank')}
        </SortHeading>
        <Table.Th className={classes.moved ?? ''}>
          <VisuallyHidden>{t('brandTab.change')}</VisuallyHidden>
        </Table.Th>
        {isFiltered && (
          <Table.Th className={classes.inView ?? ''} data-hint="inView">
            {t('brandTab.inView')}
          </Table.Th>
        )}
        <SortHeading field="company" sort={sort} onSort={onSort} className={classes.company}>
          {t('brandTab.company')}
        </SortHeading>
        {scoreNames.map((name) => (
          <SortHeading
            key={name}
            field={name}
            sort={sort}
            onSort={onSort}
            startsDescending
            className={sort.endsWith(name) ? `${classes.number} ${classes.sorted}` : classes.number}
          >
            {t(`brandTab.scoreShort.${name}`)}
          </SortHeading>
        ))}
        <Table.Th className={classes.menu ?? ''}>
          <VisuallyHidden>{t('brandTab.actions')}</VisuallyHidden>
        </Table.Th>
      </tr>
    </Table.Thead>
  );
}
