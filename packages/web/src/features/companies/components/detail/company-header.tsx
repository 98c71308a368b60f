import { Button } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/badge.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import classes from './company-page.module.css';
import { EditCompanyDialog } from './edit-company-dialog.tsx';

export function CompanyHeader({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeader
        title={company.companyName}
        of={t('companies.title')}
        lead={
          <span className={classes.lead}>
            <span data-figures>{t('companies.customerNumber', { number: company.customerNumber })}</span>
            <span aria-hidden="true">·</span>
            <span>{company.companyCity}</span>
            <Badge tone={company.enabled ? 'positive' : 'warning'}>
              {company.enabled ? t('companies.status_enabled') : t('companies.status_disabled')}
            </Badge>
          </span>
        }
        actions={
          <Button leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
            {t('companies.editDetails')}
          </Button>
        }
      />
      {isEditing && <EditCompanyDialog company={company} onClose={() => setEditing(false)} />}
    </>
  );
}
