import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isChartOnly, whyClosed } from '../openable.ts';
import { useOpenChart } from '../projects.api.ts';
import { useProjectTypes } from '../types/type-on-web.ts';
import classes from './project-name.module.css';

const always = { hover: true, focus: true, touch: true };

export function ProjectName({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const type = useProjectTypes()(project.projectType);
  const closed = whyClosed(project);
  if (closed !== null) {
    const reason = t(closed === 'collectDataFirst' ? `projects.${closed}` : `projects.${closed}Help`);
    return (
      <Tooltip label={`${project.projectName}: ${reason}`} events={always} multiline maw={320}>
        {/* A link that leads nowhere: the keyboard reaches it and its reason. */}
        {/* biome-ignore lint/a11y: there is no element for a link that is disabled */}
        <a
          role="link"
          aria-disabled="true"
          tabIndex={0}
          aria-description={reason}
          className={classes.name}
          data-closed={closed}
        >
          {project.projectName}
        </a>
      </Tooltip>
    );
  }
  if (isChartOnly(project)) return <ChartName project={project} />;
  return (
    <Link
      to={type?.page ?? '/projects'}
      params={{ id: project.id }}
      className={classes.name}
      title={project.projectName}
      preload={false}
    >
      {project.projectName}
    </Link>
  );
}

function ChartName({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useOpenChart(project.id);
  return (
    <UnstyledButton
      className={`${classes.name} ${classes.opener}`}
      title={project.projectName}
      aria-description={t('projects.opensChart')}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      {project.projectName}
    </UnstyledButton>
  );
}
