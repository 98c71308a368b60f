import type { MouseEvent } from 'react';
import classes from './card-box.module.css';

interface CardBoxProps {
  label: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onToggle: (event: MouseEvent) => void;
}

export function CardBox({ label, isChecked, isDisabled = false, onToggle }: CardBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      checked={isChecked}
      disabled={isDisabled}
      onClick={onToggle}
      onChange={() => undefined}
    />
  );
}
