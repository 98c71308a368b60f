import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import classes from './brand-table.module.css';

interface Props {
  label: string;
  isSelected: boolean;
  /** Some of them are. */
  isPartly?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A check box with room around it for fingers. */
export function SelectBox({ label, isSelected, isPartly = false, onChange }: Props) {
  const id = useId();
  return (
    <label className={classes.tick} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={label}
        checked={isSelected}
        indeterminate={isPartly}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
