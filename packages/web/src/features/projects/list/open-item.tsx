import { Menu } from '@mantine/core';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isChartOnly } from '../openable.ts';
import { useOpenChart } from '../projects.api.ts';
import { useProjectTypes } from '../types/type-on-web.ts';

export function OpenItem({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const { mutate } = useOpenChart(project.id);
  const page = useProjectTypes()(project.projectType)?.page;
  const look = { leftSection: <IconArrowUpRight size={17} stroke={1.7} />, 'data-autofocus': true };
  if (isChartOnly(project) || page === undefined) {
    return (
      <Menu.Item {...look} onClick={() => mutate()}>
        {t('projects.action_open')}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} renderRoot={(props) => <Link {...props} to={page} params={{ id: project.id }} />}>
      {t('projects.action_open')}
    </Menu.Item>
  );
}
