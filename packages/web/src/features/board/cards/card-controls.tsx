import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './card-controls.module.css';

// Plain elements: a board shows hundreds of them, and a Mantine button with a tooltip each takes its frame three times over.

interface CardActionProps {
  icon: TablerIcon;
  label: string;
  /** What it does in short, where the label says more. */
  help?: string;
  isPressed?: boolean;
  locked: string | null;
  onClick: () => void;
}

/** Stays within reach while it is blocked, so that its reason can be read. Its help needs a `SharedHint` around. */
export function CardAction({ icon: Icon, label, help = label, isPressed, locked, onClick }: CardActionProps) {
  const isLocked = locked !== null;
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isLocked || undefined}
      data-liked={isPressed || undefined}
      data-hint={locked ?? help}
      onClick={() => {
        if (!isLocked) onClick();
      }}
    >
      <Icon size={17} stroke={1.7} />
    </button>
  );
}

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
