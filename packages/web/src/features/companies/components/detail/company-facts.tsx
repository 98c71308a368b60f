import type { Company } from '@soundings/contract/companies/companies';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { Badge } from '#/ui/badge.tsx';
import { Card } from '#/ui/card.tsx';
import classes from './company-page.module.css';

/** Whom to call, where they are, how much they have. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation();
  const counted = (key: 'users' | 'projects', count: number) =>
    t(`companies.${key}`, { count, n: formatNumber(count) });
  const fact = (key: 'contact' | 'email' | 'address' | 'created' | 'holds' | 'products', value: ReactNode) => (
    <div>
      <dt>{t(`companies.fact_${key}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  const products = company.enabledProducts.map((type) => <Badge key={type}>{typeLooks[type].name}</Badge>);
  return (
    <Card label={t('companies.facts')}>
      <dl className={classes.facts}>
        {fact('contact', company.companyContact)}
        {fact('email', <a href={`mailto:${company.companyEmail}`}>{company.companyEmail}</a>)}
        {fact('address', `${company.companyAddress}, ${company.companyZip} ${company.companyCity}`)}
        {fact('created', <time dateTime={company.createdOn}>{formatDate(company.createdOn)}</time>)}
        {fact(
          'holds',
          `${counted('users', company.customersTotal)}, ${counted('projects', company.companyProjectsTotal)}`,
        )}
        {fact(
          'products',
          products.length === 0 ? t('companies.noProducts') : <div className={classes.products}>{products}</div>,
        )}
      </dl>
    </Card>
  );
}
