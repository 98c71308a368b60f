import { useTranslation } from 'react-i18next';
import { ClosedTab } from '#/ui/closed-tab.tsx';
import { TabList } from '#/ui/tab-list.tsx';

/** The products that have settings. None can be opened yet: each keeps its place and says why. */
export function SettingsTabs() {
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
