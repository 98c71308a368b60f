import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, PageStack } from '#/ui/layout/page-header.tsx';
import { ClosedTab, TabList } from '#/ui/layout/tab-list.tsx';
import classes from './settings-page.module.css';

export type SettingsTab = 'BRAND' | 'RESONANCE' | 'SONAR';

/** The settings' title and tabs around one of them. */
export function SettingsFrame({ tab, children }: { tab: SettingsTab; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PageStack>
      <PageHeader title={t('settings.title')} />
      <Tabs
        value={tab}
        activateTabWithKeyboard={false}
        onChange={(value) => value === 'BRAND' && void navigate({ to: '/settings/brand' })}
      >
        <SettingsTabs />
        <Tabs.Panel value={tab} className={classes.panel ?? ''}>
          {children}
        </Tabs.Panel>
      </Tabs>
    </PageStack>
  );
}

/** The agency, and the products that have settings. Of those none can be opened yet: each keeps its place and says why. */
function SettingsTabs() {
  const { t } = useTranslation();
  const reasons = {
    ID8: t('settings.agentsComeWithId8'),
    SCOUTV2: t('settings.writersComeWithScout'),
    RESONANCE: t('common.comingSoon'),
    SONAR: t('common.comingSoon'),
  };
  return (
    <TabList label={t('settings.tabs')}>
      <Tabs.Tab value="BRAND">{t('settings.tab_BRAND')}</Tabs.Tab>
      {(['ID8', 'SCOUTV2', 'RESONANCE', 'SONAR'] as const).map((product) => (
        <ClosedTab key={product} value={product} reason={reasons[product]}>
          {t(`settings.tab_${product}`)}
        </ClosedTab>
      ))}
    </TabList>
  );
}
