import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MissingState } from '#/ui/feedback/error-state.tsx';
import { Card } from '#/ui/layout/card.tsx';

export function ProjectNotFound() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('projects.notFound')}>
      <MissingState
        isPage
        icon={<IconMapSearch size={21} stroke={1.7} />}
        title={t('projects.notFound')}
        text={t('projects.notFoundHelp')}
        action={
          <Button component={Link} to="/projects">
            {t('projects.showAll')}
          </Button>
        }
      />
    </Card>
  );
}
