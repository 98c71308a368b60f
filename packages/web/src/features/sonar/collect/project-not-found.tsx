import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';

/** The address leads to no project, or to one that the user has no access to: from outside they are the same. */
export function ProjectNotFound() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('sonarCollect.notFound')}>
      <EmptyState
        tone="error"
        icon={<IconMapSearch size={21} stroke={1.7} />}
        title={t('sonarCollect.notFound')}
        actions={
          <Button component={Link} to="/projects">
            {t('sonarCollect.toProjects')}
          </Button>
        }
      >
        {t('sonarCollect.notFoundHelp')}
      </EmptyState>
    </Card>
  );
}
