import { Button, Checkbox, Popover, Select } from '@mantine/core';
import { type MetricName, metricNames, metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import { networkNames, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconColumns3, IconFlask, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { BrandSearch } from '../brand/brand-search.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { type FigureValue, figureValues } from '../dashboard-search.ts';
import { dayText } from '../period/days.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import { findBrands } from '../table/find-brands.ts';
import { dataColumns, parseDataSort, sortData } from './data-columns.ts';
import classes from './data-tab.module.css';
import { DataTable } from './data-table.tsx';
import { accountState, dataToExport } from './data-to-export.ts';

const toggled = <T,>(all: readonly T[], chosen: readonly T[], item: T, usual: readonly T[]): T[] | undefined => {
  const next = all.filter((known) => (known === item) !== chosen.includes(known));
  return next.length === usual.length && next.every((known) => usual.includes(known)) ? undefined : next;
};
const none: readonly MetricName[] = [];
const oneValue: readonly FigureValue[] = ['comparable'];

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
    () => [...new Set((network === undefined ? socialNetworks : [network]).flatMap(metricsOfNetwork))],
    [network],
  );
  const usualSort = parseDataSort(undefined, columns);
  const sort = parseDataSort(search.sort, columns);
  const shared = network === undefined ? null : sharedState(brands, network);
  const language = currentLanguage();
  const rows = useMemo(
    () => sortData(findBrands(brands, query), sort, columns, language),
    [brands, query, sort, columns, language],
  );
  return (
    <>
      <WithoutLink brands={brands} />
      <Card flush footer={t('brandTab.footData')}>
        <DataToolbar shared={shared}>
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
            hasStates={shared === null}
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

const all = 'all';

/** What status and last day of a network are where all brands have the same; null where they differ. */
function sharedState(brands: readonly Brand[], network: SocialNetwork) {
  const [first, ...others] = brands.map((brand) => ({
    state: accountState(brand, network),
    till: brand.socialCalculations[network]?.till ?? null,
  }));
  const isShared = others.every(({ state, till }) => state === first?.state && till === first?.till);
  return first !== undefined && isShared ? first : null;
}

interface DataToolbarProps {
  shared: ReturnType<typeof sharedState>;
  children: ReactNode;
}

function DataToolbar({ shared, children }: DataToolbarProps) {
  const { t } = useTranslation();
  const { calculations, search, change } = useDashboard();
  const { collectedTill, collectedOn, demo } = calculations.dates;
  // Where each row tells its own, one day above would contradict some of them.
  const till = shared !== null ? shared.till : search.network === undefined ? collectedTill : null;
  return (
    <div className={classes.bar}>
      <BrandSearch className={classes.search} />
      <Select
        className={classes.network ?? ''}
        data-quiet
        aria-label={t('brandTab.chooseNetwork')}
        value={search.network ?? all}
        data={[
          { value: all, label: t('brandTab.allNetworks') },
          ...socialNetworks.map((network) => ({ value: network, label: networkNames[network] })),
        ]}
        onChange={(value) => change({ network: socialNetworks.find((network) => network === value) })}
      />
      <div className={classes.facts}>
        {demo && (
          <Badge tone="warning" icon={<IconFlask size={12} stroke={1.8} />}>
            {t('brandTab.demoBadge')}
          </Badge>
        )}
        {shared !== null && <span>{t('brandTab.sharedState', { state: t(`brandTab.state_${shared.state}`) })}</span>}
        {till !== null && <span>{t('brandTab.till', { day: dayText(till) })}</span>}
        {collectedOn !== null && <span>{t('brandTab.collectedOn', { when: formatMoment(collectedOn) })}</span>}
      </div>
      {children}
    </div>
  );
}

const named = 3;

function WithoutLink({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const cases = brands.flatMap((brand) =>
    socialNetworks.flatMap((network) => (brand.socialCalculations[network]?.isWithoutLink ? [{ brand, network }] : [])),
  );
  if (cases.length === 0) return null;
  const more = cases.length - named;
  const sentences: string[] = cases
    .slice(0, named)
    .map(({ brand, network }) =>
      t('brandTab.withoutLink', { brand: brand.brandCompany, network: networkNames[network] }),
    );
  if (more > 0) sentences.push(t('brandTab.withoutLinkMore', { count: more, n: formatNumber(more) }));
  return <InlineAlert tone="info">{sentences.join(' ')}</InlineAlert>;
}

interface Props {
  metrics: readonly MetricName[];
  withoutMetrics: ReadonlySet<string>;
  values: readonly FigureValue[];
  onMetric: (metric: MetricName) => void;
  onValue: (value: FigureValue) => void;
}

function ColumnsMenu({ metrics, withoutMetrics, values, onMetric, onValue }: Props) {
  const { t } = useTranslation();
  const shown = metrics.filter((metric) => !withoutMetrics.has(metric));
  return (
    <Popover position="bottom-end" width={240} withRoles trapFocus returnFocus>
      <Popover.Target>
        <Button leftSection={<IconColumns3 size={16} stroke={1.7} />}>{t('brandTab.columns')}</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('brandTab.columns')}>
        <fieldset className={classes.group}>
          <legend>{t('brandTab.columnsValues')}</legend>
          {figureValues.map((value) => (
            <Checkbox
              key={value}
              label={t(`brandTab.${value === 'trend' ? 'changeOf' : value}`)}
              checked={values.includes(value)}
              disabled={values.length === 1 && values.includes(value)}
              onChange={() => onValue(value)}
            />
          ))}
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('brandTab.columnsFigures')}</legend>
          {metrics.map((metric) => (
            <Checkbox
              key={metric}
              label={t(`brandTab.metric.${metric}`)}
              checked={!withoutMetrics.has(metric)}
              disabled={shown.length === 1 && shown[0] === metric}
              onChange={() => onMetric(metric)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
