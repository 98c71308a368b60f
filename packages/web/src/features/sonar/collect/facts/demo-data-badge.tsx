import { Tooltip } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/badge.tsx';
import classes from './collected-facts.module.css';

/** Says that the figures are the sandbox's, and why. */
export function DemoDataBadge() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('sonarCollect.demoHelp')} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason can be read by keyboard too */}
      <span className={classes.badge} tabIndex={0} aria-description={t('sonarCollect.demoHelp')}>
        <Badge tone="warning" icon={<IconFlask size={12} stroke={2} />}>
          {t('sonarCollect.demo')}
        </Badge>
      </span>
    </Tooltip>
  );
}
