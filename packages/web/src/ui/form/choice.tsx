import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChoiceProps<T extends string | number>
  extends Pick<SelectProps<T>, 'comboboxProps' | 'maxDropdownHeight' | 'renderOption' | 'classNames'> {
  label: string;
  value: T;
  options: NonNullable<SelectProps<T>['data']>;
  onChange: (value: T) => void;
  icon?: ReactNode;
  size?: 'sm' | 'md';
  className?: string | undefined;
}

export function Choice<T extends string | number>({
  label,
  value,
  options,
  onChange,
  icon,
  size = 'md',
  className = '',
  ...list
}: ChoiceProps<T>) {
  return (
    <Select<T>
      {...list}
      className={className}
      data-quiet
      size={size}
      aria-label={label}
      leftSection={icon}
      value={value}
      data={options}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
