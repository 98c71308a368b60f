import { Menu } from '@mantine/core';
import { IconReport } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from './permit.ts';

/** Entry of a project's menu that takes what its page shows into a report; null for who makes none. */
export function useReportItem(id: string): ReactNode {
  const may = useMay()('reports.use');
  return useMemo(() => may && <ReportItem id={id} />, [may, id]);
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
