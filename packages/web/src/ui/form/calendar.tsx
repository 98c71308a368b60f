import { Button, FocusTrap } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import 'dayjs/locale/de.js';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import classes from './calendar.module.css';

interface Props {
  /** Days are YYYY-MM-DD. */
  value: string | undefined;
  min: string;
  max: string;
  onDay: (day: string | undefined) => void;
  canClear: boolean;
}

export function CalendarSettings({ children }: { children: ReactNode }) {
  return <DatesProvider settings={{ locale: currentLanguage(), firstDayOfWeek: 1 }}>{children}</DatesProvider>;
}

export function DayCalendar({ value, min, max, onDay, canClear }: Props) {
  const { t } = useTranslation();
  const today = new Date().toLocaleDateString('sv');
  const ariaLabels = useCalendarLabels();
  return (
    <CalendarSettings>
      {/* Here and not around the dropdown: the keyboard comes in when the calendar has come. */}
      <FocusTrap>
        <div>
          <DatePicker
            value={value ?? null}
            onChange={(day) => day !== null && onDay(day)}
            minDate={min}
            maxDate={max}
            defaultDate={value ?? (today < min ? min : today > max ? max : today)}
            hideOutsideDates
            ariaLabels={ariaLabels}
            classNames={dayParts}
          />
          {canClear && value !== undefined && (
            <Button className={classes.clear ?? ''} variant="subtle" size="sm" onClick={() => onDay(undefined)}>
              {t('common.clear')}
            </Button>
          )}
        </div>
      </FocusTrap>
    </CalendarSettings>
  );
}

export const useCalendarLabels = () => {
  const { t } = useTranslation();
  return {
    previousMonth: t('common.previousMonth'),
    nextMonth: t('common.nextMonth'),
    previousYear: t('common.previousYear'),
    nextYear: t('common.nextYear'),
    previousDecade: t('common.previousYears'),
    nextDecade: t('common.nextYears'),
  };
};

export const monthParts = {
  calendarHeader: classes.header,
  calendarHeaderControl: classes.step,
  calendarHeaderLevel: classes.level,
  levelsGroup: classes.group,
  monthsList: classes.list,
  monthsListControl: classes.month,
  yearsList: classes.list,
  yearsListControl: classes.month,
} as Record<string, string>;

export const dayParts = {
  ...monthParts,
  month: classes.days,
  weekday: classes.weekday,
  day: classes.day,
} as Record<string, string>;
