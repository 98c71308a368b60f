import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import row from '#/features/projects/list/row-result.module.css';
import { formatDateRange, formatDay, formatNumber } from '#/lib/format.ts';
import classes from './sonar-result.module.css';

export function SonarFacts({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  if (collectedRange(project) === null) {
    const { dataSets: count } = project;
    return (
      <div className={classes.nothing} data-muted={!project.active || undefined}>
        <span className={classes.uncollected}>
          <NoData />
          {count === null ? null : (
            <span className={classes.caption}>{t('projects.brandCount', { count, n: formatNumber(count) })}</span>
          )}
        </span>
        {project.active && <CollectLink project={project} />}
      </div>
    );
  }
  return (
    <dl className={classes.facts} data-muted={!project.active || undefined}>
      <dt>{t('projects.column_datasets')}</dt>
      <dd>{project.dataSets === null ? '–' : formatNumber(project.dataSets)}</dd>
      <dt>{t('projects.collected')}</dt>
      <dd>{collectedRange(project)}</dd>
    </dl>
  );
}

export function ShortCollectedDays({ project }: { project: ProjectRow }) {
  return (
    shortCollectedRange(project) ?? (
      <span className={classes.nothing} data-muted={!project.active || undefined}>
        <NoData />
      </span>
    )
  );
}

function NoData() {
  const { t } = useTranslation();
  return (
    <span className={classes.missing}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
      {t('projects.noDataCollected')}
    </span>
  );
}

export function CollectLink({ project: { id, projectName: name } }: { project: ProjectRow }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/project/sonar/collect-data/$id"
      params={{ id }}
      className={row.step}
      aria-label={t('projects.collectFor', { name })}
    >
      {t('projects.action_collect')}
    </Link>
  );
}

const dayOr = (day: string | null): string => (day === null ? '…' : formatDay(day));

/** The days that a SONAR project has data for, `01.03.2026 – 30.09.2026`; null where it has none. */
export const collectedRange = ({
  collectedFrom,
  collectedTill,
}: Pick<ProjectRow, 'collectedFrom' | 'collectedTill'>): string | null =>
  collectedFrom === null && collectedTill === null ? null : `${dayOr(collectedFrom)} – ${dayOr(collectedTill)}`;

export const shortCollectedRange = (project: Pick<ProjectRow, 'collectedFrom' | 'collectedTill'>): string | null => {
  const { collectedFrom, collectedTill } = project;
  return collectedFrom === null || collectedTill === null
    ? collectedRange(project)
    : formatDateRange(`${collectedFrom}T00:00`, `${collectedTill}T00:00`);
};
