import { Button } from '@mantine/core';
import { IconDatabaseImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useDashboardState } from './dashboard-state.ts';

/** There are no figures yet; whoever may collect is led there. */
export function NothingCollected() {
  const { t } = useTranslation();
  const { source } = useDashboardState();
  const { projectId } = source;
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
              {t('dashboard.collectData')}
            </Button>
          )
        }
      >
        {t(projectId === null ? 'dashboard.noDataConsumer' : 'dashboard.noDataHelp')}
      </EmptyState>
    </Card>
  );
}
