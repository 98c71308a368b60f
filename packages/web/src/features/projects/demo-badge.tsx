import { Tooltip } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/marks/badge.tsx';
import classes from './demo-badge.module.css';

interface Props {
  isWhole?: boolean;
  /** In place of the usual ones. */
  words?: string;
}

/** Without its words at widths where a project's name needs the room, unless it `isWhole`. */
export function DemoBadge({ isWhole = false, words }: Props) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('projects.demoHelp')}>
      <span className={classes.badge} data-whole={isWhole || undefined}>
        <Badge tone="warning" icon={<IconFlask size={12} stroke={2} />}>
          <span className={classes.words}>{words ?? t('projects.demo')}</span>
        </Badge>
      </span>
    </Tooltip>
  );
}

export function DemoMark() {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('projects.demoHelp')}>
      <span className={classes.mark} role="img" aria-label={t('projects.demo')}>
        <IconFlask size={14} stroke={1.8} aria-hidden="true" />
      </span>
    </Tooltip>
  );
}
