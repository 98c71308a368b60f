import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { companyQuery } from '../../companies.api.ts';

/** Customers › name of the customer. */
export function CompanyBreadcrumb({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(companyQuery(id));
  return (
    <Breadcrumb
      parent={<Link to="/customers">{t('companies.title')}</Link>}
      here={data?.companyName ?? (error ? '–' : '…')}
    />
  );
}
