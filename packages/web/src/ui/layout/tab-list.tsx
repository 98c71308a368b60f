import { Tabs, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './view-tabs.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

export function TabList({ label, children }: Props) {
  return (
    <Tabs.List aria-label={label} className={classes.list ?? ''}>
      {children}
    </Tabs.List>
  );
}

const events = { hover: true, focus: true, touch: true };

export function ClosedTab({ value, reason, children }: { value: string; reason: string; children: ReactNode }) {
  return (
    <Tooltip label={reason} position="bottom" events={events}>
      <Tabs.Tab value={value} data-disabled aria-disabled="true" className={classes.closed ?? ''}>
        {children}
      </Tabs.Tab>
    </Tooltip>
  );
}
