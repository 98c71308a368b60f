import { Tabs, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './resonance-tabs.module.css';

const coming = ['concepts', 'benchmarks'] as const;

/** The views of a project; those that are not there yet keep their place and say so. */
export function ResonanceTabs() {
  const { t } = useTranslation();
  const disabled = (value: 'background' | 'concepts' | 'benchmarks') => (
    <Tooltip key={value} label={t('common.comingSoon')}>
      <Tabs.Tab value={value} data-disabled aria-disabled="true" className={classes.soon ?? ''}>
        {t(`resonance.tab_${value}`)}
      </Tabs.Tab>
    </Tooltip>
  );
  return (
    <nav aria-label={t('resonance.tabs')}>
      <Tabs value="messages" className={classes.tabs ?? ''}>
        <Tabs.List aria-label={t('resonance.tabs')} className={classes.list ?? ''}>
          {disabled('background')}
          <Tabs.Tab value="messages">{t('resonance.tab_messages')}</Tabs.Tab>
          {coming.map(disabled)}
        </Tabs.List>
      </Tabs>
    </nav>
  );
}
