import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { MissingState } from '#/ui/feedback/error-state.tsx';
import { Card } from '#/ui/layout/card.tsx';

export function PageNotFound() {
  const { t } = useTranslation();
  usePageTitle(t('errors.pageMissing'));
  return (
    <Card flush label={t('errors.pageMissing')}>
      <MissingState
        isPage
        icon={<IconMapSearch size={21} stroke={1.7} />}
        title={t('errors.pageMissing')}
        text={t('errors.pageMissingHelp')}
        action={
          <Button component={Link} to="/projects">
            {t('projects.showAll')}
          </Button>
        }
      />
    </Card>
  );
}
