import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './day-field.module.css';

interface Props {
  /** The whole name, for screen readers and as a tip. */
  label: string;
  /** What stands in the field before the day. */
  shortLabel: string;
  value: string | undefined;
  min: string;
  max: string;
  /** Whether a day (YYYY-MM-DD) can be asked for. */
  accepts: (day: string) => boolean;
  /** Undefined where the field was emptied. */
  onDay: (day: string | undefined) => void;
}

/** A day by the browser's own picker. While a year is typed (0002, 0020, 0202 …) nothing is asked for. */
export function DayField({ label, shortLabel, value = '', min, max, accepts, onDay }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      className={classes.day ?? ''}
      classNames={{ input: classes.input ?? '', section: classes.label ?? '' }}
      type="date"
      aria-label={label}
      title={label}
      leftSection={shortLabel}
      leftSectionWidth={46}
      data-empty={text === '' || undefined}
      value={text}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        const day = currentTarget.value;
        setText(day);
        if (day === '') onDay(undefined);
        else if (accepts(day)) onDay(day);
      }}
    />
  );
}

/** Two of them side by side. */
export const DayFields = ({ children }: { children: React.ReactNode }) => (
  <div className={classes.days}>{children}</div>
);
