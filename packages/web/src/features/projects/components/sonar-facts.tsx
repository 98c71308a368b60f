import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { collectedRange, shortCollectedRange } from '../collected-range.ts';
import classes from './sonar-facts.module.css';

/** A Sonar card's figures: how many brands, and for which days data was collected. */
export function SonarFacts({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.facts} data-muted={!project.active || undefined}>
      <dt>{t('projects.column_datasets')}</dt>
      <dd>{project.dataSets === null ? '–' : formatNumber(project.dataSets)}</dd>
      <dt>{t('projects.collected')}</dt>
      <dd>
        <CollectedDays project={project} />
      </dd>
    </dl>
  );
}

/** The collected range, or that there is none. */
export function CollectedDays({ project, isShort = false }: { project: ProjectRow; isShort?: boolean }) {
  const { t } = useTranslation();
  const range = (isShort ? shortCollectedRange : collectedRange)(project);
  if (range !== null) return range;
  return (
    <span className={classes.nothing}>
      <span className={classes.missing}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
        {t('projects.noDataCollected')}
      </span>
      {project.active && <CollectLink project={project} />}
    </span>
  );
}

/** Leads to where data is collected. */
function CollectLink({ project: { id, projectName: name } }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/project/sonar/collect-data/$id"
      params={{ id }}
      className={classes.collect}
      aria-label={t('projects.collectFor', { name })}
    >
      {t('projects.action_collect')}
    </Link>
  );
}
