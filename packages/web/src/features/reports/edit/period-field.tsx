import { Select } from '@mantine/core';
import type { Block, Period } from '@soundings/contract/reports/blocks';
import { reportDays } from '@soundings/contract/reports/report-choices';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#/lib/format.ts';
import { useLastMonth } from '../last-month.ts';

interface Props {
  label: string;
  description?: string;
  /** SONAR projects whose days are chosen. */
  projectIds: readonly string[];
  /** Null where several blocks show several. */
  value: Period | null;
  onChange: (period: Period) => void;
}

const moving: readonly Period[] = [
  { type: 'month' },
  ...reportDays.map((days) => ({ type: 'days', days }) as const),
  { type: 'latest' },
];
const keyOf = (period: Period): string => JSON.stringify(period);

/** Named days come from a dashboard; here they stay or give way to days that move on. */
export function PeriodField({ label, description, projectIds, value, onChange }: Props) {
  const { t } = useTranslation();
  const lastMonth = useLastMonth(projectIds);
  const words = (period: Period): string => {
    if (period.type === 'days') return t('reports.period_days', { days: period.days });
    if (period.type === 'month' && lastMonth)
      return t(lastMonth.isMonth ? 'reports.period_monthOf' : 'reports.period_monthNone', { days: lastMonth.words });
    if (period.type !== 'fixed') return t(`reports.period_${period.type}`);
    const { startDate, endDate } = period.ranges.comparable;
    return t('reports.period_fixed', { from: formatDay(startDate), to: formatDay(endDate) });
  };
  const periods = value?.type === 'fixed' ? [...moving, value] : moving;
  return (
    <Select
      label={label}
      description={description}
      placeholder={t('reports.periodsDiffer')}
      value={value && keyOf(value)}
      data={periods.map((period) => ({ value: keyOf(period), label: words(period) }))}
      allowDeselect={false}
      onChange={(key) => {
        const period = periods.find((each) => keyOf(each) === key);
        if (period) onChange(period);
      }}
    />
  );
}

/** Of all blocks with days; undefined where there are none, null where they show several. */
export const commonPeriod = (blocks: readonly Block[]): Period | null | undefined => {
  const periods = new Map(
    blocks.flatMap((block) => ('period' in block ? [[keyOf(block.period), block.period] as const] : [])),
  );
  return periods.size > 1 ? null : [...periods.values()][0];
};

export const withPeriod = (blocks: readonly Block[], period: Period): Block[] =>
  blocks.map((block) => ('period' in block ? { ...block, period } : block));
