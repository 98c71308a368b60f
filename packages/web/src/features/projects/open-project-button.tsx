import { ActionIcon, Button } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconArrowRight, IconArrowUpRight, IconChartDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isChartOnly, whyClosed } from './openable.ts';
import { useOpenChart } from './projects.api.ts';
import { useProjectTypes } from './types/type-on-web.ts';

type Facts = Pick<ProjectRow, 'id' | 'active' | 'projectType' | 'dataStructure' | 'collectedFrom' | 'collectedTill'>;

export function OpenProjectButton({ project, isIcon = false }: { project: Facts; isIcon?: boolean }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useOpenChart(project.id);
  const type = useProjectTypes()(project.projectType);
  if (type === null || whyClosed(project) !== null) return null;
  const { page } = type;
  if (isIcon) {
    const label = t(isChartOnly(project) ? 'projectEdit.showVisualisation' : 'projectEdit.openProject');
    return isChartOnly(project) ? (
      <ActionIcon size={40} aria-label={label} loading={isPending} onClick={() => mutate()}>
        <IconChartDots size={19} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    ) : (
      <ActionIcon
        size={40}
        aria-label={label}
        renderRoot={(props) => <Link {...props} to={page} params={{ id: project.id }} />}
      >
        <IconArrowUpRight size={19} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    );
  }
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
