import { Button } from '@mantine/core';
import { type MetricName, metricNames } from '@soundings/contract/sonar/metrics';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { metricsOf } from '../brand-tab/metrics-of.ts';
import { findBrands } from '../brand-tab/table/find-brands.ts';
import { useDashboard } from '../dashboard.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { type FigureValue, figureValues } from '../state/dashboard-search.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { dataColumns } from './data-columns.ts';
import { dataSortOf, sortData } from './data-sort.ts';
import { DataTable } from './data-table.tsx';
import { dataToExport } from './data-to-export.ts';
import { DataToolbar } from './data-toolbar.tsx';
import { WithoutLink } from './without-link.tsx';

/** With an item more or less, in the order of all; undefined where that is what there is anyway. */
const toggled = <T,>(all: readonly T[], chosen: readonly T[], item: T, usual: readonly T[]): T[] | undefined => {
  const next = all.filter((known) => (known === item) !== chosen.includes(known));
  return next.length === usual.length && next.every((known) => usual.includes(known)) ? undefined : next;
};
const none: readonly MetricName[] = [];
const oneValue: readonly FigureValue[] = ['comparable'];

/** Everything that was collected, as it was measured: no scores, no scales. */
export function DataTab() {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const { network, query, without = none } = search;
  // Of all networks one value each, with its direction: three of 21 figures are more than anybody reads.
  const usual: readonly FigureValue[] = network === undefined ? oneValue : figureValues;
  const values = search.values ?? usual;
  const withoutMetrics = useMemo(() => new Set<string>(without), [without]);
  const columns = useMemo(() => dataColumns({ network, withoutMetrics, values }), [network, withoutMetrics, values]);
  const metrics = useMemo(
    () => [...new Set((network === undefined ? socialNetworks : [network]).flatMap(metricsOf))],
    [network],
  );
  const usualSort = dataSortOf(undefined, columns);
  const sort = dataSortOf(search.sort, columns);
  const language = currentLanguage();
  const rows = useMemo(
    () => sortData(findBrands(brands, query), sort, columns, language),
    [brands, query, sort, columns, language],
  );
  return (
    <>
      <WithoutLink brands={brands} />
      <Card flush footer={t('brandTab.footData')}>
        <DataToolbar>
          <ColumnsMenu
            metrics={metrics}
            withoutMetrics={withoutMetrics}
            values={values}
            onMetric={(metric) => change({ without: toggled(metricNames, without, metric, none) })}
            onValue={(value) => change({ values: toggled(figureValues, values, value, usual) })}
          />
          <ExportMenu table={() => dataToExport(t, rows, columns, network)} isDisabled={rows.length === 0} />
        </DataToolbar>
        {rows.length > 0 ? (
          <DataTable
            rows={rows}
            columns={columns}
            values={values}
            sort={sort}
            onSort={(next) => change({ sort: next === usualSort ? undefined : next })}
          />
        ) : (
          <EmptyState
            icon={<IconSearchOff size={21} stroke={1.7} />}
            title={t('brandTab.noneMatches')}
            actions={<Button onClick={() => change({ query: undefined })}>{t('brandTab.removeSearch')}</Button>}
          >
            {t('brandTab.noneMatchesHelp', { query: query ?? '' })}
          </EmptyState>
        )}
      </Card>
    </>
  );
}
