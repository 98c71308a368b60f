import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHint } from '../marks/hint-context.ts';
import classes from './brand-table.module.css';

interface Props {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done now. */
  blocked: string | null;
  onClick: () => void;
}

/** A quiet button at the end of a row; blocked it keeps its place and tells why. */
export function RowButton({ label, icon, blocked, onClick }: Props) {
  const handlers = useHint(() => blocked ?? label);
  return (
    <ActionIcon
      size={30}
      className={classes.rowButton ?? ''}
      aria-label={label}
      data-hint
      {...(blocked === null ? {} : { 'aria-disabled': true, 'data-disabled': true, 'aria-description': blocked })}
      {...handlers}
      onClick={blocked === null ? onClick : undefined}
    >
      {icon}
    </ActionIcon>
  );
}
