import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tab-list.module.css';

interface Props {
  /** Names the tabs for screen readers. */
  label: string;
  children: ReactNode;
}

/** The tabs of a page in one line, which scrolls where they have no room; within Mantine's Tabs. */
export function TabList({ label, children }: Props) {
  return (
    <Tabs.List aria-label={label} className={classes.list ?? ''}>
      {children}
    </Tabs.List>
  );
}
