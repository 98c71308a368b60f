import { Tabs, Tooltip } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import layout from './layout.module.css';
import classes from './view-tabs.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

export function TabList({ label, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement | null>(null);
  // Another tab may stand out of sight; one that was moved out by hand stays there.
  useEffect(() => {
    const open = findOpen(list.current);
    if (open !== shown.current) showOpen(list.current);
    shown.current = open;
  });
  useEffect(() => {
    if (list.current === null) return;
    const observer = new ResizeObserver(() => showOpen(list.current));
    observer.observe(list.current);
    // Counts of tabs come later than their names.
    for (const tab of list.current.children) observer.observe(tab);
    return () => observer.disconnect();
  }, []);
  return (
    <Tabs.List ref={list} aria-label={label} className={`${classes.list} ${layout.fadesAtLeft}`}>
      {children}
    </Tabs.List>
  );
}

const findOpen = (list: HTMLElement | null) => list?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;

const showOpen = (list: HTMLElement | null): void => {
  const tab = findOpen(list);
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};

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
