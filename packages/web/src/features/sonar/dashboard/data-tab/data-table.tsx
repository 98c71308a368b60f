import { Table } from '@mantine/core';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { useIsPainted } from '#/ui/use-is-painted.ts';
import { type Brand, useDashboard } from '../dashboard.ts';
import { type FigureValue, formatCards } from '../dashboard-search.ts';
import { NetworkName } from '../figures/brand-identity.tsx';
import { CellHints } from '../table/cell-hints.tsx';
import { stopAmong, useGridKeys } from '../table/use-grid-keys.ts';
import { Spacer, useVirtualRows } from '../table/virtual-rows.tsx';
import type { DataColumn } from './data-columns.ts';
import { dataHint } from './data-hint.ts';
import { DataRow } from './data-row.tsx';
import classes from './data-table.module.css';

interface Props {
  rows: readonly Brand[];
  columns: readonly DataColumn[];
  values: readonly FigureValue[];
  sort: string;
  onSort: (sort: string) => void;
}

const headHeight = 76;
/** Whole networks that fill a wide screen: Facebook, Instagram and YouTube. */
const columnsAtFirst = 11;
const widthOf: Record<FigureValue, number> = { comparable: 108, compareTo: 104, trend: 138 };

/** Collected figures, a brand a row; only rows in sight are drawn. */
export function DataTable({ rows, columns: all, values, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { isSlim, search, change } = useDashboard();
  const { network } = search;
  const { scroll, rowHeight, indices, above, below, bring } = useVirtualRows(rows.length, isSlim, headHeight);
  const { current, onKeyDown, onFocus } = useGridKeys(rows.length, 1, bring);
  const columns = useIsPainted() ? all : all.slice(0, columnsAtFirst);
  const stop = stopAmong(indices, current);
  const sorted = sort.replace(/^-/, '');
  // Where changes have no columns of their own, a triangle beside the figure tells their direction.
  const withMarks = !values.includes('trend');
  const width = all.reduce((sum, { value }) => sum + widthOf[value], network === undefined ? 236 : 452);
  const hint = (index: number | null, cell: string) => {
    const brand = index === null ? undefined : rows[index];
    if (brand === undefined) return '';
    if (cell === 'company') return `${brand.label}\n${brand.domain}`;
    const column = all.find(({ field }) => field === cell);
    if (column !== undefined) return dataHint(t, brand, column);
    const reason = network === undefined ? null : brand.socialCalculations[network]?.reason;
    return reason ? t(`brandTab.reason.${reason}`) : '';
  };
  const show = (brand: Brand) =>
    change({ tab: 'brand', selected: formatCards(new Set([brand.count])), sort: undefined, query: undefined });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroll} className={classes.scroll} aria-label={t('brandTab.theData')} tabIndex={0}>
      <Table
        className={classes.table ?? ''}
        aria-rowcount={rows.length + 2}
        style={{ '--row': `${rowHeight}px`, minWidth: width }}
      >
        <DataHead network={network} columns={columns} isSingle={values.length === 1} sort={sort} onSort={onSort} />
        <tbody onKeyDown={onKeyDown} onFocus={onFocus}>
          <Spacer height={above} />
          {indices.map((index) => {
            const brand = rows[index];
            if (brand === undefined) return null;
            return (
              <DataRow
                key={index}
                brand={brand}
                index={index}
                network={network}
                columns={columns}
                withMarks={withMarks}
                sorted={sorted}
                tabIndex={stop === index ? 0 : -1}
                onShow={show}
              />
            );
          })}
          <Spacer height={below} />
        </tbody>
      </Table>
      <CellHints within={scroll} textOf={hint} />
    </section>
  );
}

interface DataHeadProps {
  network: SocialNetwork | undefined;
  columns: readonly DataColumn[];
  /** Only one value of each figure is shown, so that headings need not name it. */
  isSingle: boolean;
  sort: string;
  onSort: (sort: string) => void;
}

function DataHead({ network, columns, isSingle, sort, onSort }: DataHeadProps) {
  const { t } = useTranslation();
  const sorted = sort.replace(/^-/, '');
  return (
    <Table.Thead>
      <tr aria-rowindex={1} className={classes.networks}>
        <td className={classes.company} />
        {network !== undefined && <td colSpan={2} />}
        {socialNetworks.map((of) => {
          const width = columns.filter((column) => column.network === of).length;
          return (
            width > 0 && (
              <th key={of} scope="colgroup" colSpan={width} data-first>
                <NetworkName network={of} />
              </th>
            )
          );
        })}
      </tr>
      <tr aria-rowindex={2} className={classes.figures}>
        <SortHeading field="company" sort={sort} onSort={onSort} className={classes.company}>
          {t('brandTab.company')}
        </SortHeading>
        {network !== undefined && (
          <>
            <th scope="col" className={classes.state}>
              {t('brandTab.state')}
            </th>
            <th scope="col" className={classes.till}>
              {t('brandTab.dataTill')}
            </th>
          </>
        )}
        {columns.map(({ field, metric, value, isFirst }) => (
          <SortHeading
            key={field}
            field={field}
            sort={sort}
            onSort={onSort}
            startsDescending
            className={[classes.figure, isFirst && classes.first, sorted === field && classes.sorted]
              .filter(Boolean)
              .join(' ')}
          >
            <span className={classes.heading}>
              {t(`brandTab.metric.${metric}`)}
              {!isSingle && <small>{t(`brandTab.${value === 'trend' ? 'changeOf' : value}`)}</small>}
            </span>
          </SortHeading>
        ))}
      </tr>
    </Table.Thead>
  );
}
