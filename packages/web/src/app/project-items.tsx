import { Menu } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import { IconReport, IconRoute } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from './permit.ts';

/** Entries of a project's menu that lead on from its page: the way of its messages, and into a report. */
export function useProjectItems(id: string, type: CreatedType): ReactNode {
  const mayReport = useMay()('reports.use');
  const hasPath = type !== 'SONAR';
  return useMemo(
    () => (
      <>
        {hasPath && <PathItem id={id} />}
        {mayReport && <ReportItem id={id} />}
      </>
    ),
    [hasPath, mayReport, id],
  );
}

function PathItem({ id }: { id: string }) {
  const { t } = useTranslation();
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
