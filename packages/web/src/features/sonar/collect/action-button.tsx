import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  blocked: string | null;
  tone?: 'danger';
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

const events = { hover: true, focus: true, touch: true };

export function ActionButton({ blocked, tone, onClick, children, ...look }: Props) {
  const isBlocked = blocked !== null;
  return (
    <Tooltip label={blocked} disabled={!isBlocked} events={events}>
      <Button
        {...look}
        data-tone={tone}
        {...(isBlocked ? { 'aria-disabled': true, 'data-disabled': true, 'aria-description': blocked } : {})}
        onClick={isBlocked ? undefined : onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
