import { Button } from '@mantine/core';
import type { Company } from '@soundings/contract/companies/companies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { useCompanySwitch } from '../use-company-switch.ts';

export function DisabledBanner({ company }: { company: Company }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { confirm, set, isBusy } = useCompanySwitch({ ...company, users: company.customersTotal });
  return (
    <>
      <InlineAlert
        tone="info"
        action={
          <Button size="sm" loading={isBusy} onClick={() => setAsking(true)}>
            {t('companies.enable')}
          </Button>
        }
      >
        <strong>{t('companies.disabledBanner')}</strong>
      </InlineAlert>
      <ConfirmDialog
        opened={isAsking}
        title={confirm.title}
        confirmLabel={confirm.label}
        onConfirm={() => {
          setAsking(false);
          set(true);
        }}
        onClose={() => setAsking(false)}
      >
        {confirm.text}
      </ConfirmDialog>
    </>
  );
}
