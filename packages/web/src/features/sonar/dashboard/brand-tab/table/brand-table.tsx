import { Table } from '@mantine/core';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type Brand, useDashboard } from '../../dashboard.ts';
import { cardsText } from '../../state/dashboard-search.ts';
import { BrandHead } from './brand-head.tsx';
import { brandHint } from './brand-hint.ts';
import { BrandMenu, type OpenMenu } from './brand-menu.tsx';
import { BrandRow, type RowActions, rowControls } from './brand-row.tsx';
import { type BrandSort, sortedScore } from './brand-sort.ts';
import classes from './brand-table.module.css';
import { CellHints } from './cell-hints.tsx';
import { Spacer } from './spacer.tsx';
import type { TableRow } from './table-rows.ts';
import { stopAmong, useGridKeys } from './use-grid-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

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
    const showAlone = (brand: Brand) => change({ selected: cardsText(new Set([brand.count])) });
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
