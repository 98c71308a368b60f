import { Button } from '@mantine/core';
import { domainOf } from '@soundings/contract/sonar/domain';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconWorldSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DatasetValues } from '../dataset-fields.ts';
import { CompanyMark } from '../row/company-mark.tsx';
import { SocialField } from './social-field.tsx';
import classes from './social-tab.module.css';
import type { DatasetForm } from './use-dataset-form.ts';
import type { ProfileSearch } from './use-profile-search.ts';

interface Props {
  form: DatasetForm;
  search: ProfileSearch;
  /** The brand's links as they were saved. */
  known: DatasetValues['socials'];
  logo?: string | null | undefined;
}

/** The brand's profiles on the seven networks, entered or found. */
export function SocialTab({ form, search, known, logo }: Props) {
  const { t } = useTranslation();
  const { brandCompany, domain: entered } = form.draft;
  const domain = domainOf(entered);
  const find = (network: SocialNetwork | null) => {
    if (domain) void search.search(domain, brandCompany.trim(), network);
    else form.showErrors({ ...form.errors, domain: entered.trim() === '' ? 'crawlNeedsDomain' : 'notADomain' });
  };
  const { count } = search;
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <CompanyMark name={brandCompany} domain={domain ?? ''} logo={logo} size={40} />
        <div className={classes.who}>
          <p className={classes.company}>{brandCompany.trim() || t('sonar.newCompany')}</p>
          <p className={classes.domain}>{domain ?? t('sonar.noDomain')}</p>
        </div>
        <Button leftSection={<IconWorldSearch size={17} stroke={1.7} aria-hidden="true" />} onClick={() => find(null)}>
          {t('sonar.crawlCompany')}
        </Button>
      </div>
      <p className={classes.found} role="status">
        {count === null ? '' : count === 0 ? t('sonar.crawlFoundNone') : t('sonar.crawlFound', { count })}
      </p>
      {socialNetworks.map((network) => (
        <SocialField
          key={network}
          network={network}
          form={form}
          known={known[network] ?? []}
          findings={search.findings[network]}
          onFind={() => find(network)}
        />
      ))}
      <p className={classes.help}>{t('sonar.linksHelp')}</p>
    </div>
  );
}
