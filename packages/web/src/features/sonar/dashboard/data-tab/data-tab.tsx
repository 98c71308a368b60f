import { Button } from '@mantine/core';
import { socialNetworks } from '@soundings/contract/sonar-choices';
import { IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { metricsOf } from '../brand-tab/metrics-of.ts';
import { findBrands } from '../brand-tab/table/find-brands.ts';
import { useDashboard } from '../dashboard.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { dataColumns, type FigureValue, figureValues } from './data-columns.ts';
import { sortData } from './data-sort.ts';
import { DataTable } from './data-table.tsx';
import { dataToExport } from './data-to-export.ts';
import { DataToolbar } from './data-toolbar.tsx';

const toggled = <T,>(set: ReadonlySet<T>, item: T, isIn: boolean): Set<T> => {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
};

/** Everything that was collected, as it was measured: no scores, no scales. */
export function DataTab() {
  const { t } = useTranslation();
  const { brands, search, change } = useDashboard();
  const { network, query } = search;
  const [withoutMetrics, setWithoutMetrics] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<FigureValue> | null>(null);
  const values = useMemo(
    (): readonly FigureValue[] =>
      // Of all networks one value each: three of 21 figures are more than anybody reads.
      chosen !== null
        ? figureValues.filter((value) => chosen.has(value))
        : network === undefined
          ? ['comparable']
          : figureValues,
    [chosen, network],
  );
  const columns = useMemo(() => dataColumns({ network, withoutMetrics, values }), [network, withoutMetrics, values]);
  const metrics = useMemo(
    () => [...new Set((network === undefined ? socialNetworks : [network]).flatMap(metricsOf))],
    [network],
  );
  const sort = search.sort ?? 'company';
  const language = currentLanguage();
  const rows = useMemo(
    () => sortData(findBrands(brands, query), sort, columns, language),
    [brands, query, sort, columns, language],
  );
  return (
    <Card flush footer={t('brandTab.footData')}>
      <DataToolbar>
        <ColumnsMenu
          metrics={metrics}
          withoutMetrics={withoutMetrics}
          values={values}
          onMetric={(metric, isShown) => setWithoutMetrics((now) => toggled(now, metric, !isShown))}
          onValue={(value, isShown) => setChosen(toggled(new Set(values), value, isShown))}
        />
        <ExportMenu table={() => dataToExport(t, rows, columns, network)} isDisabled={rows.length === 0} />
      </DataToolbar>
      {rows.length > 0 ? (
        <DataTable
          rows={rows}
          columns={columns}
          values={values}
          sort={sort}
          onSort={(next) => change({ sort: next === 'company' ? undefined : next })}
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
  );
}
