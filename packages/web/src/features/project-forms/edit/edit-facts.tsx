import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import classes from './edit.module.css';

/** Who made it and when, and what state it is in. */
export function EditFacts({ info, demoBadge }: { info: ProjectInfo; demoBadge: ReactNode }) {
  const { t } = useTranslation();
  const { active, demo, createdBy, createdOn } = info;
  const date = formatDate(createdOn);
  return (
    <span className={classes.facts}>
      <span>
        {createdBy === null
          ? t('projectEdit.createdOn', { date })
          : t('projects.createdByOn', { name: createdBy.name, date })}
      </span>
      <Badge tone={active ? 'positive' : 'neutral'}>{t(active ? 'projects.active' : 'projects.inactive')}</Badge>
      {demo ? demoBadge : null}
    </span>
  );
}
