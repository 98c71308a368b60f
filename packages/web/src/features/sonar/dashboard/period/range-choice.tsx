import { Button, FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider, MonthPicker } from '@mantine/dates';
import 'dayjs/locale/de.js';
import { toMonthRange } from '@soundings/contract/sonar/calendar';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { rangeText } from './days.ts';
import classes from './range-choice.module.css';
import type { RangePickerProps } from './range-pickers.tsx';

type Picked = [string | null, string | null];
type Props = Omit<RangePickerProps, 'label' | 'isDashed'> & { onDone: () => void };

const parts = {
  calendarHeader: classes.header,
  calendarHeaderControl: classes.step,
  calendarHeaderLevel: classes.level,
  levelsGroup: classes.group,
  monthsList: classes.list,
  monthsListControl: classes.month,
  yearsList: classes.list,
  yearsListControl: classes.month,
} as Record<string, string>;
const dayParts = { ...parts, month: classes.days, weekday: classes.weekday, day: classes.day } as Record<
  string,
  string
>;

/** A calendar on which the first and the last day are chosen, or months; beside it what is chosen often. */
export function RangeChoice({ range, span, isMonthly, presets, onRange, onRanges, onDone }: Props) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<Picked>([range.startDate, range.endDate]);
  const pick = (next: Picked) => {
    setPicked(next);
    const [first, last] = next;
    if (first === null || last === null) return;
    onRange(isMonthly ? wholeMonths(first, last, span) : { startDate: first, endDate: last });
    onDone();
  };
  const ariaLabels = {
    previousMonth: t('dashboard.previousMonth'),
    nextMonth: t('dashboard.nextMonth'),
    previousYear: t('dashboard.previousYear'),
    nextYear: t('dashboard.nextYear'),
    previousDecade: t('dashboard.previousYears'),
    nextDecade: t('dashboard.nextYears'),
  };
  const common = {
    type: 'range' as const,
    allowSingleDateInRange: true,
    value: picked,
    onChange: pick,
    minDate: span.startDate,
    maxDate: span.endDate,
    defaultDate: range.endDate,
    ariaLabels,
  };
  return (
    <DatesProvider settings={{ locale: currentLanguage(), firstDayOfWeek: 1 }}>
      {/* Here and not around the dropdown: the keyboard comes in when the calendar has come. */}
      <FocusTrap>
        <div>
          <div className={classes.choice}>
            {isMonthly ? (
              <MonthPicker {...common} classNames={parts} />
            ) : (
              <DatePicker {...common} classNames={dayParts} hideOutsideDates />
            )}
            <div className={classes.presets}>
              {presets.map(({ name, count, search }) => (
                <Button
                  key={name + count}
                  variant="subtle"
                  size="sm"
                  justify="flex-start"
                  onClick={() => {
                    onRanges(search);
                    onDone();
                  }}
                >
                  {t(`dashboard.preset_${name}`, { count })}
                </Button>
              ))}
            </div>
          </div>
          <p className={classes.hint} aria-live="polite">
            {picked[1] === null
              ? t(isMonthly ? 'dashboard.pickLastMonth' : 'dashboard.pickLastDay')
              : t('dashboard.collectedSpan', { days: rangeText(span) })}
          </p>
        </div>
      </FocusTrap>
    </DatesProvider>
  );
}

const wholeMonths = (first: string, last: string, span: DateRange): DateRange => {
  const { endDate } = toMonthRange(last);
  return { startDate: toMonthRange(first).startDate, endDate: endDate > span.endDate ? span.endDate : endDate };
};
