import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboardState } from './dashboard-state.ts';

export function NothingCollected() {
  const { t } = useTranslation();
  const { source, isWorkedOn } = useDashboardState();
  const { projectId } = source;
  const help = projectId === null ? 'dashboard.noDataConsumer' : 'dashboard.noDataHelp';
  return (
    <Card flush label={t('dashboard.noDataCollectedYet')}>
      <EmptyState
        tone="first"
        icon={<IconDatabaseImport size={21} stroke={1.7} />}
        title={t('dashboard.noDataCollectedYet')}
        actions={
          projectId !== null && (
            <Button
              variant="filled"
              renderRoot={(props) => (
                <Link {...props} to="/project/sonar/collect-data/$id" params={{ id: projectId }} />
              )}
            >
              {t(isWorkedOn ? 'dashboard.watchCollecting' : 'dashboard.collectData')}
            </Button>
          )
        }
      >
        <span role="status">{t(isWorkedOn ? 'dashboard.workedOn' : help)}</span>
      </EmptyState>
    </Card>
  );
}
