import type { MouseEvent } from 'react';
import classes from './card-box.module.css';

interface CardBoxProps {
  label: string;
  /** Told beside it by a `SharedHint` around. */
  hint?: string | undefined;
  isChecked: boolean;
  isDisabled?: boolean;
  onToggle: (event: MouseEvent) => void;
}

export function CardBox({ label, hint, isChecked, isDisabled = false, onToggle }: CardBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.box}
      aria-label={label}
      data-hint={hint}
      checked={isChecked}
      disabled={isDisabled}
      onClick={onToggle}
      onChange={() => undefined}
    />
  );
}
