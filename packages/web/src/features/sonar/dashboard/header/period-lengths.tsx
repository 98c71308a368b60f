import { type PeriodLength, periodLengths } from '@soundings/contract/sonar/score-choices';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import { type Collected, periodsIn } from '../state/collected-ranges.ts';
import { todayText } from '../state/days.ts';
import { searchOf } from '../state/range-presets.ts';

interface Props {
  dates: Collected;
  /** The collected days. */
  span: DateRange;
}

/** How many days are shown, up to the last that most brands have figures of; the choice is remembered. */
export function PeriodLengths({ dates, span }: Props) {
  const { t } = useTranslation();
  const { source, ranges, change } = useDashboardState();
  const client = useQueryClient();
  const periods = periodsIn(dates, span, todayText());
  const chosen = periodLengths.find(
    (days) => JSON.stringify(periods.get(days)?.comparable) === JSON.stringify(ranges?.comparable),
  );
  const choose = (days: PeriodLength) => {
    const period = periods.get(days);
    if (period === undefined) return;
    change(searchOf(period));
    client.setQueryData(source.dates.queryKey, (before) => before && { ...before, periodDays: days });
    // What is not remembered is chosen again the next time.
    source.keepPeriod(days).catch(() => {});
  };
  return (
    <Segmented
      label={t('dashboard.periodLength')}
      value={`${chosen ?? ''}`}
      options={periodLengths.map((days) => ({
        value: `${days}`,
        label: days === 1 ? t('dashboard.oneDay') : `${days}`,
        disabled: !periods.has(days),
      }))}
      onChange={(value) => choose(Number(value) as PeriodLength)}
    />
  );
}
