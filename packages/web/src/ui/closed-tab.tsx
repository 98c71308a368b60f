import { Tabs, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tab-list.module.css';

const events = { hover: true, focus: true, touch: true };

/** A view that keeps its place though it cannot be opened, and says why. */
export function ClosedTab({ value, reason, children }: { value: string; reason: string; children: ReactNode }) {
  return (
    <Tooltip label={reason} position="bottom" events={events}>
      <Tabs.Tab value={value} data-disabled aria-disabled="true" className={classes.closed ?? ''}>
        {children}
      </Tabs.Tab>
    </Tooltip>
  );
}
