import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { companyQuery } from '../../api/company.ts';
import classes from './company-page.module.css';

/** Customers › name of the customer. */
export function CompanyBreadcrumb({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(companyQuery(id));
  return (
    <nav className={classes.crumbs} aria-label={t('companies.breadcrumb')}>
      <Link to="/customers" className={classes.crumb}>
        {t('companies.title')}
      </Link>
      <IconChevronRight size={15} className={classes.chevron} aria-hidden="true" />
      <span className={classes.here} aria-current="page">
        {data?.companyName ?? (error ? '–' : '…')}
      </span>
    </nav>
  );
}
