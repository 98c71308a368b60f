import { Button } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconArrowRight, IconChartDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isChartOnly, whyClosed } from './openable.ts';
import { useOpenChart } from './projects.api.ts';
import { useProjectTypes } from './types/project-type.ts';

type Facts = Pick<ProjectRow, 'id' | 'active' | 'projectType' | 'dataStructure' | 'collectedFrom' | 'collectedTill'>;

export function OpenProjectButton({ project }: { project: Facts }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useOpenChart(project.id);
  const type = useProjectTypes()(project.projectType);
  if (type === null || whyClosed(project) !== null) return null;
  const { page } = type;
  if (isChartOnly(project)) {
    return (
      <Button leftSection={<IconChartDots size={16} aria-hidden="true" />} loading={isPending} onClick={() => mutate()}>
        {t('projectEdit.showVisualisation')}
      </Button>
    );
  }
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={page} params={{ id: project.id }} />}
      rightSection={<IconArrowRight size={16} aria-hidden="true" />}
    >
      {t('projectEdit.openProject')}
    </Button>
  );
}
