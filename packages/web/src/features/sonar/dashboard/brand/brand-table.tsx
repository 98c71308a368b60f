import { Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkOff,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconHelpHexagon,
  IconPinned,
  IconPinnedOff,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastWarning } from '#/ui/feedback/toast.tsx';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { formatCards } from '../dashboard-search.ts';
import { findWebsite } from '../figures/brand-identity.tsx';
import { overscan, useRowHeight } from '../table/row-height.ts';
import {
  type BrandTableRow,
  brandColumns,
  brandRowAttributes,
  type RowActions,
  rowControls,
} from './brand-columns.tsx';
import { brandHint } from './brand-hint.ts';
import classes from './brand-table.module.css';
import { type BrandSort, sortedScore, type TableRow } from './table-rows.ts';

interface Props {
  rows: readonly TableRow[];
  sort: BrandSort;
  onSort: (sort: BrandSort) => void;
  isRankEach: boolean;
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
    () => brandColumns({ t, sorted, isRankEach, isFiltered, actions }),
    [t, sorted, isRankEach, isFiltered, actions],
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

interface OpenMenu {
  brand: Brand;
  at: { x: number; y: number };
  from: HTMLElement;
}

interface OpenMenuProps {
  menu: OpenMenu | null;
  onClose: () => void;
  onMark: (brand: Brand, isMarked: boolean) => void;
  onHide: (brand: Brand, isHidden: boolean) => void;
  onSelect: (brand: Brand, isSelected: boolean) => void;
  onExplain: (brand: Brand) => void;
}

const icon = { size: 16, stroke: 1.7 };

function BrandMenu({ menu, onClose, ...acts }: OpenMenuProps) {
  const { t } = useTranslation();
  if (menu === null) return null;
  const { brand, at, from } = menu;
  const { isMarked, isHidden, isSelected, domain } = brand;
  const website = findWebsite(domain);
  const close = () => {
    onClose();
    from.focus({ preventScroll: true });
  };
  const warn = () =>
    toastWarning({
      id: 'couldntOpenThisWebsite',
      title: t('brandTab.couldntOpenThisWebsite'),
      text: t('brandTab.couldntOpenHelp', { domain }),
    });
  const visit = { leftSection: <IconExternalLink {...icon} />, children: t('brandTab.visit') };
  return (
    <Menu opened onChange={(isOpen) => !isOpen && close()} position="bottom-start" width={220} returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          style={{ position: 'fixed', left: at.x, top: at.y, width: 0, height: 0, padding: 0, border: 0, opacity: 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('brandTab.menuOf', { company: brand.label })}>
        <Menu.Item
          leftSection={isMarked ? <IconBookmarkOff {...icon} /> : <IconBookmark {...icon} />}
          onClick={() => acts.onMark(brand, !isMarked)}
        >
          {t(isMarked ? 'brandTab.unmark' : 'brandTab.mark')}
        </Menu.Item>
        <Menu.Item
          leftSection={isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
          onClick={() => acts.onHide(brand, !isHidden)}
        >
          {t(isHidden ? 'brandTab.show' : 'brandTab.hide')}
        </Menu.Item>
        <Menu.Item
          leftSection={isSelected ? <IconPinnedOff {...icon} /> : <IconPinned {...icon} />}
          onClick={() => acts.onSelect(brand, !isSelected)}
        >
          {t(isSelected ? 'brandTab.unselect' : 'brandTab.select')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHelpHexagon {...icon} />} onClick={() => acts.onExplain(brand)}>
          {t('brandTab.why')}
        </Menu.Item>
        <Menu.Divider />
        {website === null ? (
          <Menu.Item {...visit} onClick={warn} />
        ) : (
          <Menu.Item {...visit} component="a" href={website} target="_blank" rel="noopener noreferrer" />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
