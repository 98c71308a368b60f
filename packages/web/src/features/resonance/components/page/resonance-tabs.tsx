import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedTab } from '#/ui/closed-tab.tsx';
import { ViewTabs } from '#/ui/view-tabs.tsx';
import type { ResonanceApi } from '../../resonance-api.ts';
import { type ResonanceTab, resonanceTabs } from '../../response/response-search.ts';

interface Props {
  source: ResonanceApi;
  open: ResonanceTab | undefined;
  actions?: ReactNode;
}

/** The views of a project; the one that is not there yet keeps its place and says so. At their right what can be done. */
export function ResonanceTabs({ source, open = 'messages', actions }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(source.data);
  // Figures per message have one view, and that is on the chart page.
  if (data?.dataStructure === 'messages') return null;
  return (
    <ViewTabs label={t('resonance.tabs')} open={open} actions={actions}>
      <ClosedTab value="background" reason={t('common.comingSoon')}>
        {t('resonance.tab_background')}
      </ClosedTab>
      {resonanceTabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(`resonance.tab_${tab}`)}
        </Tabs.Tab>
      ))}
    </ViewTabs>
  );
}
