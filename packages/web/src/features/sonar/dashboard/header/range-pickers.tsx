import { useTranslation } from 'react-i18next';
import { dayText } from '../export/day-text.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { spanOf } from '../state/collected-ranges.ts';
import { todayText } from '../state/days.ts';
import { comparePresets, dayPresets, monthPresets } from '../state/range-presets.ts';
import { BehindNote } from './behind-note.tsx';
import { PeriodLengths } from './period-lengths.tsx';
import { RangePicker } from './range-picker.tsx';
import classes from './range-pickers.module.css';

/** The days that are shown and those that they are compared with, both within what was collected. */
export function RangePickers() {
  const { t } = useTranslation();
  const { dates, ranges, change } = useDashboardState();
  const span = dates.data ? spanOf(dates.data) : null;
  if (!dates.data || span === null || ranges === null) return null;
  const { rangeType, demo } = dates.data;
  const isMonthly = rangeType === 'MONTHLY_RANGE';
  return (
    <div className={classes.pickers}>
      {!isMonthly && <PeriodLengths dates={dates.data} span={span} />}
      <RangePicker
        label={t('dashboard.period')}
        range={ranges.comparable}
        span={span}
        isMonthly={isMonthly}
        presets={isMonthly ? monthPresets(span) : dayPresets(dates.data, span, todayText())}
        onRange={({ startDate, endDate }) => change({ from: startDate, to: endDate })}
        onRanges={change}
      />
      <span className={classes.versus}>{t('dashboard.versus')}</span>
      <RangePicker
        label={t('dashboard.compareTo')}
        isDashed
        range={ranges.compareTo}
        span={span}
        isMonthly={isMonthly}
        presets={comparePresets(ranges.comparable, span, isMonthly)}
        onRange={({ startDate, endDate }) => change({ prevFrom: startDate, prevTo: endDate })}
        onRanges={change}
      />
      <span className={classes.till}>
        {t(demo ? 'dashboard.demoTill' : 'dashboard.dataTill', { day: dayText(span.endDate) })}
      </span>
      <BehindNote />
    </div>
  );
}
