import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './touch.module.css';

interface RowActionProps {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done now: the button keeps its place and its name, and says so. */
  blocked?: string | null;
  onClick: () => void;
}

/** A quiet icon button at the end of a row. */
export function RowAction({ label, icon, blocked = null, onClick }: RowActionProps) {
  return (
    <Tooltip label={blocked ?? label} events={{ hover: true, focus: true, touch: blocked !== null }}>
      <ActionIcon
        className={classes.action ?? ''}
        aria-label={blocked === null ? label : `${label}. ${blocked}`}
        {...(blocked === null ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        onClick={(event) => (blocked === null ? onClick() : event.preventDefault())}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
