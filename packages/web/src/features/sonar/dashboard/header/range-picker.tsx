import { Button, Popover, Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { IconCalendar, IconChevronDown, IconLineDashed } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '#/lib/format.ts';
import { rangeText } from '../export/day-text.ts';
import type { RangePreset } from '../state/range-presets.ts';
import classes from './range-pickers.module.css';

const RangeChoice = lazy(() => import('./range-choice.tsx').then((file) => ({ default: file.RangeChoice })));

export interface RangePickerProps {
  label: string;
  range: DateRange;
  /** The collected days. */
  span: DateRange;
  isMonthly: boolean;
  /** It is what others are compared with, which charts draw dashed. */
  isDashed?: boolean;
  presets: readonly RangePreset[];
  onRange: (range: DateRange) => void;
  /** A preset may set both ranges. */
  onRanges: (search: RangePreset['search']) => void;
}

/** A button that shows a range of days, or of months, and opens the calendar to choose another. */
export function RangePicker({ label, isDashed = false, ...props }: RangePickerProps) {
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
