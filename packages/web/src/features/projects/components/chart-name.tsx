import { UnstyledButton } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { useOpenChart } from '../use-open-chart.ts';
import classes from './project-name.module.css';

/** The name of a project whose only page is its chart, which opens in a new window. */
export function ChartName({ project }: { project: ProjectRow }) {
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
