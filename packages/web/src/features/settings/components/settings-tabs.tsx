import { Tabs, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './settings-page.module.css';

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
    <Tabs.List aria-label={t('settings.tabs')} className={classes.list ?? ''}>
      {(['ID8', 'SCOUTV2', 'RESONANCE', 'SONAR'] as const).map((product) => (
        <Tooltip
          key={product}
          label={reasons[product]}
          position="bottom"
          events={{ hover: true, focus: true, touch: true }}
        >
          <Tabs.Tab value={product} data-disabled aria-disabled="true" className={classes.soon ?? ''}>
            {t(`settings.tab_${product}`)}
          </Tabs.Tab>
        </Tooltip>
      ))}
    </Tabs.List>
  );
}
