import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { permit } from '#/app/permit.ts';
import { PageHeader } from '#/ui/page-header.tsx';

export const Route = createFileRoute('/_signed-in/audit/')({
  beforeLoad: permit('audit.read'),
  component: Audit,
});

function Audit() {
  const { t } = useTranslation();
  return <PageHeader title={t('audit.title')} />;
}
