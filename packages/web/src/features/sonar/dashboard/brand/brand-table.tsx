import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { formatCards } from '../dashboard-search.ts';
import { overscan, useRowHeight } from '../table/row-height.ts';
import {
  type BrandTableRow,
  brandColumns,
  brandRowAttributes,
  type RowActions,
  rowControls,
} from './brand-columns.tsx';
import { brandHint } from './brand-hint.ts';
import { BrandMenu, type OpenMenu } from './brand-menu.tsx';
import classes from './brand-table.module.css';
import { type BrandSort, sortedScore, type TableRow } from './table-rows.ts';

interface Props {
  rows: readonly TableRow[];
  sort: BrandSort;
  onSort: (sort: BrandSort) => void;
  isRankEach: boolean;
  /** Not all brands are listed, so that a place here is another than the global one. */
  isFiltered: boolean;
}

export function BrandTable({ rows, sort, onSort, isRankEach, isFiltered }: Props) {
  const { t } = useTranslation();
  const { brands, isSlim, mark, hide, select, change, explain } = useDashboard();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const sorted = sortedScore(sort);
  const actions = useMemo((): RowActions => {
    const showAlone = (brand: Brand) => change({ selected: formatCards(new Set([brand.count])) });
    return {
      onMark: mark,
      onSelect: showAlone,
      onExplain: explain,
      onMenu: (brand, at, from) => setMenu({ brand, at, from }),
    };
  }, [mark, change, explain]);
  const columns = useMemo(
    () => brandColumns({ t, sort, sorted, isRankEach, isFiltered, actions }),
    [t, sort, sorted, isRankEach, isFiltered, actions],
  );
  const rowAttributes = useMemo(() => brandRowAttributes(actions.onMenu), [actions]);
  // Only the row of the menu is another, so that the rest is not drawn anew.
  const opened = menu?.brand.initDataId;
  const shown = useMemo(
    () => rows.map((row): BrandTableRow => (row.brand.initDataId === opened ? { ...row, isMenuOpen: true } : row)),
    [rows, opened],
  );
  const hint = (index: number | null, cell: string) => {
    const brand = index === null ? undefined : rows[index]?.brand;
    if (brand !== undefined) return brandHint(t, brand, cell);
    return t('brandTab.inViewHelp', { n: formatNumber(rows.length), all: formatNumber(brands.length) });
  };
  return (
    <ScrolledTable
      label={t('brandTab.allBrands')}
      className={classes.scroll}
      tableClassName={classes.table}
      tableAttributes={{
        role: 'grid',
        'aria-label': t('brandTab.allBrands'),
        'data-each': isRankEach || undefined,
        'data-filtered': isFiltered || undefined,
      }}
      columns={columns}
      rows={shown}
      keyOf={(_, index) => index}
      sort={sort}
      onSort={onSort}
      rowHeight={useRowHeight(isSlim)}
      overscan={overscan}
      controls={{ count: rowControls, first: 1 }}
      rowAttributes={rowAttributes}
      hint={hint}
    >
      <BrandMenu
        menu={menu}
        onClose={() => setMenu(null)}
        onMark={mark}
        onHide={hide}
        onSelect={select}
        onExplain={(brand) => explain(brand, sorted)}
      />
    </ScrolledTable>
  );
}
