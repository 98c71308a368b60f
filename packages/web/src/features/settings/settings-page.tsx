import { Button, Tabs } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { PageHeader, PageStack } from '#/ui/page-header.tsx';
import { ClosedTab, TabList } from '#/ui/tab-list.tsx';
import classes from './settings-page.module.css';

/** The settings of a product that has none yet: says so, and where what people look for here is set. */
export function SettingsPage({ product }: { product: 'RESONANCE' | 'SONAR' }) {
  const { t } = useTranslation();
  const name = t(`settings.tab_${product}`);
  return (
    <PageStack>
      <PageHeader title={t('settings.title')} />
      <Tabs value={product} activateTabWithKeyboard={false}>
        <SettingsTabs />
        <Tabs.Panel value={product} className={classes.panel ?? ''}>
          <Card flush>
            <EmptyState
              icon={<IconAdjustments size={21} stroke={1.7} />}
              title={t('settings.nothingYet', { product: name })}
              actions={
                <Button renderRoot={(props) => <Link {...props} to="/projects" search={{ type: product }} />}>
                  {t('settings.showProjects', { product: name })}
                </Button>
              }
            >
              {t(`settings.nothingYet_${product}`)}
            </EmptyState>
          </Card>
        </Tabs.Panel>
      </Tabs>
    </PageStack>
  );
}

/** The products that have settings. None can be opened yet: each keeps its place and says why. */
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
      {(['ID8', 'SCOUTV2', 'RESONANCE', 'SONAR'] as const).map((product) => (
        <ClosedTab key={product} value={product} reason={reasons[product]}>
          {t(`settings.tab_${product}`)}
        </ClosedTab>
      ))}
    </TabList>
  );
}
