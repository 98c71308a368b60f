import { Button, Tooltip } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects';
import { IconArrowRight, IconChartDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { whyClosed } from '../openable.ts';

type Facts = Pick<ProjectRow, 'id' | 'active' | 'projectType' | 'dataStructure' | 'collectedFrom' | 'collectedTill'>;

/** From a project's edit page to the project, where it can be opened; figures of messages have a chart page. */
export function OpenProjectButton({ project }: { project: Facts }) {
  const { t } = useTranslation();
  if (project.projectType === 'RESONANCE' && project.dataStructure === 'messages') {
    return (
      <Tooltip label={t('projectEdit.visualisationLater')}>
        <Button
          data-disabled
          aria-disabled
          leftSection={<IconChartDots size={16} aria-hidden="true" />}
          onClick={(event) => event.preventDefault()}
        >
          {t('projectEdit.showVisualisation')}
        </Button>
      </Tooltip>
    );
  }
  if (whyClosed(project) !== null) return null;
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/project/resonance/$id" params={{ id: project.id }} />}
      rightSection={<IconArrowRight size={16} aria-hidden="true" />}
    >
      {t('projectEdit.openProject')}
    </Button>
  );
}
