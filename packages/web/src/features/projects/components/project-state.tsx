import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import classes from './project-state.module.css';

/** Whether a project is switched on: a dot, or a ring. */
export function ProjectState({ project: { active } }: { project: Pick<ProjectRow, 'active'> }) {
  const { t } = useTranslation();
  return (
    <span className={classes.state}>
      <span className={active ? classes.dot : classes.ring} aria-hidden="true" />
      {active ? t('projects.active') : t('projects.inactive')}
    </span>
  );
}
