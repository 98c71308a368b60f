import { Button } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageStack } from '#/ui/page-stack.tsx';

export function CompanyNotFound() {
  const { t } = useTranslation();
  return (
    <PageStack>
      <PageHeader title={t('companies.title')} />
      <Card flush label={t('companies.notFound')}>
        <EmptyState
          icon={<IconBuildingOff size={21} stroke={1.7} />}
          title={t('companies.notFound')}
          actions={
            <Button component={Link} to="/customers">
              {t('companies.allCompanies')}
            </Button>
          }
        >
          {t('companies.notFoundHelp')}
        </EmptyState>
      </Card>
    </PageStack>
  );
}
