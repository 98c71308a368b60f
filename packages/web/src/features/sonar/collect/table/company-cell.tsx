import type { Dataset } from '@soundings/contract/sonar/datasets';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/badge.tsx';
import { CompanyMark } from '../../datasets/row/company-mark.tsx';
import classes from './brand-table.module.css';
import { logoAddress } from './logo-address.ts';

/** A brand: logo, name, domain, and its role in the project. */
export const CompanyCell = memo(function CompanyCell({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation();
  const { brandCompany, domain, myCompany, inFocus } = dataset;
  return (
    <span className={classes.company}>
      <CompanyMark name={brandCompany} domain={domain} logo={logoAddress(dataset)} />
      <span className={classes.names}>
        <span className={classes.name} title={brandCompany}>
          {brandCompany}
        </span>
        <a
          className={classes.domain}
          href={`https://${domain}`}
          target="_blank"
          rel="noopener noreferrer"
          title={domain}
        >
          {domain}
        </a>
      </span>
      {myCompany && <Badge tone="brand">{t('sonarCollect.yourBrand')}</Badge>}
      {inFocus && <Badge>{t('sonar.focus')}</Badge>}
    </span>
  );
});
