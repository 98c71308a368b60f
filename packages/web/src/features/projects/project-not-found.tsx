import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';

export function ProjectNotFound() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('projects.notFound')}>
      <EmptyState
        tone="error"
        isPage
        icon={<IconMapSearch size={21} stroke={1.7} />}
        title={t('projects.notFound')}
        actions={
          <Button component={Link} to="/projects">
            {t('projects.showAll')}
          </Button>
        }
      >
        {t('projects.notFoundHelp')}
      </EmptyState>
    </Card>
  );
}
