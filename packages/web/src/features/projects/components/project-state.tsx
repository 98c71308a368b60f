import type { ProjectRow } from '@soundings/contract/projects';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#/lib/format.ts';
import { whyClosed } from '../openable.ts';
import classes from './project-state.module.css';

/** Where a project stands, in few words: a ring for what is closed, a dot for data that is there. */
export function ProjectState({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const closed = whyClosed(project);
  if (closed !== null) {
    return (
      <span className={classes.state}>
        <span className={classes.ring} aria-hidden="true" />
        {t(`projects.${closed}`)}
      </span>
    );
  }
  if (project.dataFrom === null) return <span className={classes.state}>{t('projects.noDataYet')}</span>;
  return (
    <span className={classes.state}>
      <span className={classes.dot} aria-hidden="true" />
      {t('projects.dataOf', { date: formatDate(project.dataFrom) })}
    </span>
  );
}
