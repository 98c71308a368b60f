import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './icon-action.module.css';

interface IconActionProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  icon: TablerIcon;
  label: string;
  /** What it does in short, where the label says more; it needs a `SharedHint` around. */
  help?: string;
  /** Why it can't be used: it stays within reach, so that its reason can be read. Empty where that is plain to see. */
  locked?: string | null;
}

/** A plain button: where lists show hundreds, a Mantine button with a tooltip each takes their frame three times over. */
export function IconAction({ icon: Icon, label, help = label, locked = null, onClick, ...rest }: IconActionProps) {
  const isLocked = locked !== null;
  return (
    <button
      {...rest}
      type="button"
      className={classes.action}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      data-hint={locked || help || undefined}
      onClick={isLocked ? undefined : onClick}
    >
      <Icon size={17} stroke={1.7} aria-hidden="true" />
    </button>
  );
}
