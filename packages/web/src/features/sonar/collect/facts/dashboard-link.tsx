import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const route = '/project/sonar/$id';

/** Leads to what was collected, as soon as there is a page for it. */
export function DashboardLink({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  if (!(route in routesByPath)) return null;
  return (
    <Button
      component="a"
      href={route.replace('$id', projectId)}
      size="sm"
      leftSection={<IconChartBar size={16} stroke={1.7} aria-hidden="true" />}
    >
      {t('sonarCollect.openDashboard')}
    </Button>
  );
}
