import type { UsageGroup, VendorKind } from '@soundings/contract/ai/ai-choices';
import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateRange, formatDay, formatMonth, formatNumber, formatPercent } from '#/lib/format.ts';
import { formatDollars } from '#/lib/format-dollars.ts';
import { type Bar, BarChart } from '#/ui/charts/bar-chart.tsx';
import { ColumnChart } from '#/ui/charts/column-chart.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import type { Usage } from '../ai.api.ts';
import { type UsageMeasure, usageMeasures } from '../ai-search.ts';
import classes from './usage.module.css';
import { barsOfDays, barsOfRows, measureOf, stepOf, sumUp, type UsageBar, type UsageStep } from './usage-figures.ts';
import { formatLine, formatMeasure, rowName } from './usage-format.ts';

interface Props {
  usage: Usage;
  measure: UsageMeasure;
  onMeasure: (measure: UsageMeasure) => void;
}

export function UsageChart({ usage: { rows, by, from, till }, measure, onMeasure }: Props) {
  const { t } = useTranslation();
  const step = by === 'day' ? stepOf(from, till) : by;
  const total = measureOf(sumUp(rows), measure) ?? 0;
  const drawn = by === 'day' ? barsOfDays(rows, from, till) : barsOfRows(rows, measure);
  const bars = drawn.map((bar) => drawBar(t, bar, nameOf(t, bar, step, rows), measure, total));
  const label = t(`aiSettings.chart_${step}`, { measure: t(`aiSettings.${measure}`) });
  return (
    <ChartFrame
      title={label}
      meta={by === 'day' ? undefined : t('aiSettings.chartMeta')}
      exportTitle={`${label}, ${formatDateRange(`${from}T00:00`, `${till}T00:00`)}`}
      texts={{
        actions: t('aiSettings.chartActions'),
        showTable: t('aiSettings.showTable'),
        showChart: t('aiSettings.showChart'),
        downloadPng: t('aiSettings.downloadPng'),
      }}
      controls={
        <Segmented
          label={t('aiSettings.measure')}
          value={measure}
          options={usageMeasures.map((value) => ({ value, label: t(`aiSettings.${value}`) }))}
          onChange={onMeasure}
        />
      }
      empty={
        total === 0 ? <p>{t(measure === 'cost' ? 'aiSettings.noPrice' : 'aiSettings.nothingToDraw')}</p> : undefined
      }
      table={
        <ChartTable
          caption={label}
          rows={bars}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: t(`aiSettings.column_${by}`),
              cell: ({ name, group }) => [name, group].filter(Boolean).join(' '),
            },
            { heading: t(`aiSettings.${measure}`), isNumber: true, cell: ({ exact }) => exact },
            { heading: t('aiSettings.share'), isNumber: true, cell: ({ base }) => base },
          ]}
        />
      }
    >
      {by === 'day' ? (
        <ColumnChart
          label={label}
          columns={bars.map((bar, at) => ({
            ...bar,
            value: measureOf(drawn[at]!, measure),
            figure: bar.figure.whole,
            bar,
            tick: tickOf(drawn[at]!.key, step),
          }))}
          format={(value) => formatLine(value, measure)}
          tooltip={({ bar }) => <Tip bar={bar} />}
        />
      ) : (
        <BarChart label={label} bars={bars} tooltip={(bar) => <Tip bar={bar} />} />
      )}
    </ChartFrame>
  );
}

interface DrawnBar extends Bar {
  exact: string;
}

const drawBar = (
  t: TFunction,
  bar: UsageBar,
  names: { name: string; group?: string },
  measure: UsageMeasure,
  total: number,
): DrawnBar => {
  const value = measureOf(bar, measure);
  const share = value === null || total === 0 ? null : (value / total) * 100;
  const exact = value === null ? '–' : measure === 'cost' ? formatDollars(value) : formatNumber(value);
  const base = share === null ? '–' : formatPercent(share, 0);
  return {
    id: bar.key,
    ...names,
    value: share,
    low: null,
    high: null,
    figure: { whole: value === null ? '–' : formatMeasure(value, measure), fraction: '' },
    mark: 'none',
    base,
    exact,
    label: t('aiSettings.bar', {
      name: names.group ? `${names.name} ${names.group}` : names.name,
      value: exact,
      share: base,
    }),
  };
};

const nameOf = (
  t: TFunction,
  { key, days, others }: UsageBar,
  step: UsageStep | UsageGroup,
  rows: readonly UsageRow[],
): { name: string; group?: string } => {
  if (others > 0) return { name: t('aiSettings.others', { count: others, n: formatNumber(others) }) };
  if (days === null) {
    const row = rows.find((one) => one.key === key)!;
    // Two lines: vendor and model together would be cut where they differ.
    const [kind = '', ...model] = key.split(' ');
    if (step === 'model' && model.length > 0)
      return { name: model.join(' '), group: t(`ai.vendor_${kind as VendorKind}`) };
    return { name: rowName(t, step as UsageGroup, row) };
  }
  if (step === 'day') return { name: formatDay(key) };
  if (step === 'month') return { name: formatMonth(`${key}T00:00`) };
  const [first, last] = [formatDay(days.from), formatDay(days.till)];
  if (first === last) return { name: first };
  return { name: `${first.slice(0, 6)} – ${last.slice(0, 6)}`, group: last.slice(6) };
};

const tickOf = (day: string, step: UsageStep | UsageGroup): string =>
  step === 'month' ? `${day.slice(5, 7)}.${day.slice(0, 4)}` : formatDay(day).slice(0, 6);

function Tip({ bar: { name, group, exact, base } }: { bar: DrawnBar }) {
  return (
    <>
      <strong>
        {name} {group}
      </strong>
      <div className={classes.tip}>
        {exact}, {base}
      </div>
    </>
  );
}
