import { Button, FocusTrap } from '@mantine/core';
import { DatePicker, MonthPicker } from '@mantine/dates';
import { toMonthRange } from '@soundings/contract/sonar/calendar';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarSettings, dayParts, monthParts, useCalendarLabels } from '#/ui/form/calendar.tsx';
import { rangeText } from './days.ts';
import classes from './range-pickers.module.css';
import type { RangePickerProps } from './range-pickers.tsx';

type Picked = [string | null, string | null];
type Props = Omit<RangePickerProps, 'label' | 'isDashed'> & { onDone: () => void };

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
  const ariaLabels = useCalendarLabels();
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
    <CalendarSettings>
      {/* Here and not around the dropdown: the keyboard comes in when the calendar has come. */}
      <FocusTrap>
        <div>
          <div className={classes.choice}>
            {isMonthly ? (
              <MonthPicker {...common} classNames={monthParts} />
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
    </CalendarSettings>
  );
}

const wholeMonths = (first: string, last: string, span: DateRange): DateRange => {
  const { endDate } = toMonthRange(last);
  return { startDate: toMonthRange(first).startDate, endDate: endDate > span.endDate ? span.endDate : endDate };
};
