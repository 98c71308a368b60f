import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ResponseSearch, resonanceTabs } from '../../response/response-search.ts';

interface Props {
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
  /** The tab bar and the page, wherever they stand. */
  children: ReactNode;
}

/** Which view of a project is open, by the address. */
export function ResonanceView({ search, onSearch, children }: Props) {
  const open = search.tab ?? 'messages';
  const choose = (value: string | null) => {
    const tab = resonanceTabs.find((known) => known === value);
    if (tab !== undefined && tab !== open) onSearch({ ...search, tab: tab === 'messages' ? undefined : tab });
  };
  return (
    // Arrow keys only move: each view asks the server.
    <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      {children}
    </Tabs>
  );
}
