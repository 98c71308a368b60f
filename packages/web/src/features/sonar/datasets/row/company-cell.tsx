import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/badge.tsx';
import { CompanyMark } from './company-mark.tsx';
import classes from './row.module.css';

interface Props {
  brand: { brandCompany: string; domain: string; myCompany: boolean; inFocus: boolean };
  logo?: string | null | undefined;
}

/** The brand with its logo and what it is to the project. */
export function CompanyCell({ brand, logo }: Props) {
  const { t } = useTranslation();
  const { brandCompany, domain, myCompany, inFocus } = brand;
  return (
    <span className={classes.company}>
      <CompanyMark name={brandCompany} domain={domain} logo={logo} />
      <span className={classes.name} title={`${brandCompany} · ${domain}`}>
        {brandCompany}
      </span>
      {myCompany ? <Badge tone="brand">{t('sonar.myCompany')}</Badge> : null}
      {inFocus ? <Badge>{t('sonar.focus')}</Badge> : null}
    </span>
  );
}
