import { Tabs } from '@mantine/core';
import type { MessageList } from '@soundings/contract/board/board-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { TabList } from '#/ui/layout/tab-list.tsx';
import classes from './page.module.css';

interface Props {
  open: MessageList;
  tabs: readonly MessageList[];
  counts: Partial<Record<MessageList, number | undefined>>;
  onOpen: (tab: MessageList) => void;
  aside: ReactNode;
  children: ReactNode;
}

export function ScoutTabs({ open, tabs, counts, onOpen, aside, children }: Props) {
  const { t } = useTranslation();
  const choose = (value: string | null) => {
    const tab = tabs.find((known) => known === value);
    if (tab !== undefined && tab !== open) onOpen(tab);
  };
  return (
    <Tabs value={open} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      <div className={classes.tabLine}>
        <TabList label={t('scout.tabs')}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`scout.tab_${tab}`)}
              {counts[tab] === undefined ? null : (
                <span className={classes.tabCount}>{formatNumber(counts[tab] ?? 0)}</span>
              )}
            </Tabs.Tab>
          ))}
        </TabList>
        <span className={classes.tabAside}>{aside}</span>
      </div>
      <Tabs.Panel value={open}>{children}</Tabs.Panel>
    </Tabs>
  );
}
