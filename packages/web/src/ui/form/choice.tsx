import { Select, type SelectProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { comboboxProps as usual } from '../theme/theme.ts';

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
  comboboxProps,
  ...list
}: ChoiceProps<T>) {
  const late = useLateOptions(comboboxProps);
  return (
    <Select<T>
      {...list}
      {...late}
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

/** For a select whose options are drawn, and placed, only once it is pointed at or focused. */
export function useLateOptions(comboboxProps: SelectProps['comboboxProps'] = usual) {
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return { onPointerEnter: near, onFocus: near, comboboxProps: { ...comboboxProps, keepMounted: isNear } };
}
