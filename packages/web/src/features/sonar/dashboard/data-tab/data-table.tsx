import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { useIsPainted } from '#/ui/layout/use-is-painted.ts';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { type Brand, type Dashboard, useDashboard, useIsPhone } from '../dashboard.ts';
import { type FigureValue, formatCards } from '../dashboard-search.ts';
import { NetworkName } from '../figures/brand-identity.tsx';
import { overscan, useRowHeight } from '../table/row-height.ts';
import { accountColumns, CompanyButton, DataCell } from './data-cells.tsx';
import type { DataColumn } from './data-columns.ts';
import { dataHint } from './data-hint.ts';
import classes from './data-tab.module.css';

interface Props {
  rows: readonly Brand[];
  columns: readonly DataColumn[];
  values: readonly FigureValue[];
  hasStates: boolean;
  sort: string;
  onSort: (sort: string) => void;
}

const headHeight = { withNetworks: 76, alone: 42 };
const columnsAtFirst = 11;
const widthByValue: Record<FigureValue, number> = { comparable: 108, compareTo: 104, trend: 138 };

export function DataTable({ rows, columns: all, values, hasStates, sort, onSort }: Props) {
  const { t } = useTranslation();
  const { isSlim, search, change } = useDashboard();
  const { network } = search;
  const figures = useIsPainted() ? all : all.slice(0, columnsAtFirst);
  const columns = useDataColumns({ figures, values, hasStates, sort, network, change });
  // As wide as what is drawn: columns that come later move none.
  const width = figures.reduce(
    (sum, { value }) => sum + widthByValue[value],
    network === undefined || !hasStates ? 236 : 452,
  );
  const hint = (index: number | null, cell: string) => {
    const brand = index === null ? undefined : rows[index];
    if (brand === undefined) return '';
    if (cell === 'company') return `${brand.label}\n${brand.domain}`;
    const column = all.find(({ field }) => field === cell);
    if (column !== undefined) return dataHint(t, brand, column);
    const reason = network === undefined ? null : brand.socialCalculations[network]?.reason;
    return reason ? t(`brandTab.reason.${reason}`) : '';
  };
  return (
    <ScrolledTable
      label={t('brandTab.theData')}
      className={classes.scroll}
      tableClassName={classes.table}
      tableAttributes={{ style: { minWidth: width } }}
      // The choice above names a single one.
      headAbove={network === undefined ? <NetworkHead columns={figures} /> : undefined}
      headHeight={network === undefined ? headHeight.withNetworks : headHeight.alone}
      columns={columns}
      rows={rows}
      keyOf={(_, index) => index}
      sort={sort}
      onSort={onSort}
      rowHeight={useRowHeight(isSlim)}
      overscan={overscan}
      controls={{ count: 1 }}
      rowAttributes={rowAttributes}
      hint={hint}
    />
  );
}

const rowAttributes = ({ myCompany, isHidden }: Brand) => ({
  className: classes.row,
  'data-my': myCompany || undefined,
  'data-hidden': isHidden || undefined,
});

interface Shown {
  figures: readonly DataColumn[];
  values: readonly FigureValue[];
  hasStates: boolean;
  sort: string;
  network: SocialNetwork | undefined;
  change: Dashboard['change'];
}

function useDataColumns({ figures, values, hasStates, sort, network, change }: Shown) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return useMemo((): Column<Brand>[] => {
    const sorted = sort.replace(/^-/, '');
    // Where changes have no columns of their own, a triangle beside the figure tells their direction.
    const withMarks = !values.includes('trend');
    const show = (brand: Brand) =>
      change({ tab: 'brand', selected: formatCards(new Set([brand.count])), sort: undefined, query: undefined });
    const company: Column<Brand> = {
      id: 'company',
      heading: t('brandTab.company'),
      sort: 'company',
      className: classes.company,
      isRowHeading: true,
      cell: (brand, { tabIndex }) => <CompanyButton t={t} brand={brand} tabIndex={tabIndex(0)} onShow={show} />,
    };
    const account = network === undefined || !hasStates ? [] : accountColumns(t, network);
    const figureColumns = figures.map((column): Column<Brand> => {
      const { field, metric, value, isFirst } = column;
      const withMark = withMarks && value === 'comparable';
      return {
        id: field,
        sort: field,
        startsDescending: true,
        headClassName: [classes.figure, isFirst && classes.first, sorted === field && classes.sorted]
          .filter(Boolean)
          .join(' '),
        heading: (
          <FigureCell {...(withMark && { marks: [null] })}>
            <span className={classes.heading}>
              {t(`brandTab.metric.${metric}`)}
              {values.length > 1 && <small>{t(`brandTab.${value === 'trend' ? 'changeOf' : value}`)}</small>}
            </span>
          </FigureCell>
        ),
        drawnCell: (brand) => (
          <DataCell t={t} brand={brand} column={column} withMark={withMark} isSorted={sorted === field} />
        ),
      };
    });
    // On a phone the first figure stands beside the name.
    return isPhone ? [company, ...figureColumns, ...account] : [company, ...account, ...figureColumns];
  }, [t, figures, values, hasStates, sort, network, change, isPhone]);
}

function NetworkHead({ columns }: { columns: readonly DataColumn[] }) {
  return (
    <tr aria-rowindex={1} className={classes.networks}>
      <td className={classes.company} />
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
  );
}
