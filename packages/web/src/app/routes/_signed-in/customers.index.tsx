import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { permit } from '#/app/permit.ts';
import { PageHeader } from '#/ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/customers/')({
  beforeLoad: permit('companies.manage'),
  component: Customers,
});

function Customers() {
  const { t } = useTranslation();
  return <PageHeader title={t('companies.title')} />;
}
