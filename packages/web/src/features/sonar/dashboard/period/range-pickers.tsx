import { Button, Popover, ScrollArea, Skeleton, UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { todayText } from '@soundings/contract/sonar/calendar';
import { type Collected, collectedSpan, listPeriods } from '@soundings/contract/sonar/opening-ranges';
import { type PeriodLength, periodLengths } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow, DateRange } from '@soundings/contract/sonar/scores';
import { IconCalendar, IconChevronDown, IconLineDashed } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber } from '#/lib/format.ts';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useIsPhone } from '../dashboard.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { dayText, rangeText } from './days.ts';
import classes from './range-pickers.module.css';
import { comparePresets, dayPresets, monthPresets, type RangePreset, toRangeSearch } from './range-presets.ts';

export function RangePickers() {
  const { t } = useTranslation();
  const { dates, ranges, change } = useDashboardState();
  const span = dates.data ? collectedSpan(dates.data) : null;
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

interface Props {
  dates: Collected;
  span: DateRange;
}

function PeriodLengths({ dates, span }: Props) {
  const { t } = useTranslation();
  const { source, ranges, change } = useDashboardState();
  const client = useQueryClient();
  const isPhone = useIsPhone();
  const periods = listPeriods(dates, span, todayText());
  const chosen = periodLengths.find(
    (days) => JSON.stringify(periods.get(days)?.comparable) === JSON.stringify(ranges?.comparable),
  );
  const choose = (days: PeriodLength) => {
    const period = periods.get(days);
    if (period === undefined) return;
    change(toRangeSearch(period));
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
        label: days === 1 ? t('dashboard.oneDay') : isPhone ? t('dashboard.manyDays', { days }) : `${days}`,
        disabled: !periods.has(days),
      }))}
      onChange={(value) => choose(Number(value) as PeriodLength)}
    />
  );
}

const RangeChoice = lazy(() => import('./range-choice.tsx').then((file) => ({ default: file.RangeChoice })));

export interface RangePickerProps {
  label: string;
  range: DateRange;
  span: DateRange;
  isMonthly: boolean;
  isDashed?: boolean;
  presets: readonly RangePreset[];
  onRange: (range: DateRange) => void;
  onRanges: (search: RangePreset['search']) => void;
}

function RangePicker({ label, isDashed = false, ...props }: RangePickerProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // A step that ends at the collected days is switched off and loses the focus: no key comes from the calendar then.
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === document.body) setOpened(false);
  });
  const { range, isMonthly } = props;
  const text = isMonthly ? monthsText(range) : rangeText(range);
  const Icon = isDashed ? IconLineDashed : IconCalendar;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" returnFocus shadow="none" withRoles={false}>
      <Popover.Target>
        <Button
          className={classes.button ?? ''}
          size="sm"
          leftSection={<Icon size={16} stroke={1.7} aria-hidden="true" />}
          rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.name}>{label}</span>
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('dashboard.chooseDays', { label })}>
        <Suspense fallback={<Skeleton height={290} width={260} />}>
          <RangeChoice {...props} onDone={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

const monthsText = ({ startDate, endDate }: DateRange): string => {
  const [first, last] = [formatMonth(`${startDate}T00:00`), formatMonth(`${endDate}T00:00`)];
  return first === last ? first : `${first} – ${last}`;
};

function BehindNote() {
  const { t } = useTranslation();
  const { calculations, ranges } = useDashboardState();
  const behind = (calculations.data?.rows ?? [])
    .map((row) => ({ id: row.initDataId, name: row.brandCompany, lastDay: findLastDay(row) }))
    .filter(({ lastDay }) => ranges !== null && (lastDay === null || lastDay < ranges.comparable.endDate));
  const [first] = behind;
  if (first === undefined || calculations.isPlaceholderData) return null;
  const words = (lastDay: string | null) =>
    lastDay === null ? t('dashboard.noFigures') : t('dashboard.figuresTo', { day: dayText(lastDay) });
  if (behind.length === 1) {
    return (
      <span className={classes.note}>
        {first.name}: {words(first.lastDay)}
      </span>
    );
  }
  return (
    <Popover trapFocus position="bottom-start" returnFocus shadow="none">
      <Popover.Target>
        <UnstyledButton className={classes.noteButton ?? ''} title={t('dashboard.brandsBehindTitle')}>
          {t('dashboard.brandsBehind', { n: formatNumber(behind.length) })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('dashboard.brandsBehindTitle')} tabIndex={-1} data-autofocus>
        <ScrollArea.Autosize mah={300} viewportProps={{ tabIndex: 0 }}>
          <ul className={classes.list}>
            {behind.map(({ id, name, lastDay }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={classes.day}>{words(lastDay)}</span>
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

const findLastDay = ({ socialCalculations }: CalculationRow): string | null =>
  Object.values(socialCalculations).reduce<string | null>(
    (last, { till }) => (till !== null && (last === null || till > last) ? till : last),
    null,
  );
