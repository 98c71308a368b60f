import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { ClosedTab, TabList } from '#/ui/layout/tab-list.tsx';
import classes from './settings-page.module.css';

const paths = {
  ID8: '/settings/id8',
  SCOUTV2: '/settings/scout',
  ASSISTANTS: '/settings/assistants',
  AI: '/settings/ai',
  GENIE: '/settings/genie',
  BRAND: '/settings/brand',
} as const;
type OpenTab = keyof typeof paths;

const closed = ['RESONANCE', 'SONAR'] as const;

interface Props {
  tab: OpenTab | (typeof closed)[number];
  actions?: ReactNode;
  children: ReactNode;
}

export function SettingsFrame({ tab, actions, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = (value: string | null) => {
    if (value !== null && value in paths) void navigate({ to: paths[value as OpenTab] });
  };
  return (
    <PageStack>
      <PageHeader title={t('settings.title')} of={t(`settings.tab_${tab}`)} actions={actions} />
      <Tabs value={tab} activateTabWithKeyboard={false} onChange={open}>
        <TabList label={t('settings.tabs')}>
          {(Object.keys(paths) as OpenTab[]).map((key) => (
            <Tabs.Tab key={key} value={key}>
              {t(`settings.tab_${key}`)}
            </Tabs.Tab>
          ))}
          {closed.map((product) => (
            <ClosedTab key={product} value={product} reason={t('common.comingSoon')}>
              {t(`settings.tab_${product}`)}
            </ClosedTab>
          ))}
        </TabList>
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          {children}
        </Tabs.Panel>
      </Tabs>
    </PageStack>
  );
}
