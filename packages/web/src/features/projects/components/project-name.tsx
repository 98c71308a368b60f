import { Tooltip } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { whyClosed } from '../openable.ts';
import classes from './project-name.module.css';

/** The name, which opens the project from anywhere in its card or row, or tells why it does not. */
export function ProjectName({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const closed = whyClosed(project);
  if (closed !== null) {
    return (
      <Tooltip label={t(`projects.${closed}Help`)}>
        <span className={classes.name} data-closed>
          {project.projectName}
        </span>
      </Tooltip>
    );
  }
  return (
    <Link
      to="/project/resonance/$id"
      params={{ id: project.id }}
      className={classes.name}
      title={project.projectName}
      preload={false}
    >
      {project.projectName}
    </Link>
  );
}
