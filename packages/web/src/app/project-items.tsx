import { Menu } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import { IconReport, IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasPathQuery } from '#/features/genie/path/path.api.ts';
import { useMay } from './permit.ts';

interface Props {
  id: string;
  type: CreatedType;
}

export function ProjectItems({ id, type }: Props) {
  const mayReport = useMay()('reports.use');
  return (
    <>
      {type !== 'SONAR' && <PathItem id={id} />}
      {mayReport && <ReportItem id={id} />}
    </>
  );
}

/** Asked for when the menu is opened; there only where the path leads to another project. */
function PathItem({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(hasPathQuery(id));
  if (!data?.hasPath) return null;
  return (
    <Menu.Item
      leftSection={<IconRoute size={17} stroke={1.7} />}
      renderRoot={(props) => <Link {...props} to="/project/path/$id" params={{ id }} />}
    >
      {t('projects.openPath')}
    </Menu.Item>
  );
}

function ReportItem({ id }: { id: string }) {
  const { t } = useTranslation();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  return (
    <Menu.Item
      leftSection={<IconReport size={17} stroke={1.7} />}
      renderRoot={(props) => <Link {...props} to="/reports/add" search={{ ...search, project: id }} />}
    >
      {t('projects.addToReport')}
    </Menu.Item>
  );
}
