import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  onChange: (value: T) => void;
  isWide?: boolean;
}

export function Segmented<T extends string>({ label, value, options, onChange, isWide }: SegmentedProps<T>) {
  return (
    <SegmentedControl
      aria-label={label}
      data-wide={isWide || undefined}
      value={value}
      data={options.map((option) => ({ ...option }))}
      onChange={(next) => onChange(next as T)}
    />
  );
}
