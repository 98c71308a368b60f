import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isAuditDay } from '../audit-search.ts';
import classes from './audit-toolbar.module.css';

interface Props {
  /** The whole name, for screen readers and as a tip. */
  label: string;
  /** What stands in the field before the day. */
  shortLabel: string;
  value: string | undefined;
  min: string;
  max: string;
  onDay: (day: string | undefined) => void;
}

/** A day by the browser's own picker. While a year is typed (0002, 0020, 0202 …) nothing is asked for. */
export function DayField({ label, shortLabel, value = '', min, max, onDay }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <TextInput
      className={classes.day ?? ''}
      classNames={{ input: classes.dayInput ?? '', section: classes.dayLabel ?? '' }}
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
        else if (isAuditDay(day)) onDay(day);
      }}
    />
  );
}
