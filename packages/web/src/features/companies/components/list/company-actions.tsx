import { Group } from '@mantine/core';
import type { CompanyRow } from '@soundings/contract/companies/companies';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { deleteCompany } from '../../api/delete-company.ts';
import { useChange } from '../../use-change.ts';
import { RowAction } from '../row-action.tsx';

/** Edit and delete at the end of a customer's row. */
export function CompanyActions({ company }: { company: CompanyRow }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = company.companyName;
  const remove = useChange({
    change: () => deleteCompany({ params: { id: company.id } }),
    done: () => ({ title: t('companies.companyHasBeenDeleted', { name }) }),
    failed: t('companies.couldntRemoveCompany'),
    onDone: () => setAsking(false),
    onFailed: () => {
      setAsking(false);
      return false;
    },
  });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <RowAction
        label={t('companies.edit', { name })}
        icon={<IconPencil size={17} stroke={1.7} />}
        blocked={company.enabled ? null : t('companies.editDisabledCompany')}
        onClick={() => void navigate({ to: '/customers/$id', params: { id: company.id } })}
      />
      <RowAction
        label={t('companies.delete', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('companies.deleteCompanyTitle', { name })}
        confirmLabel={t('companies.deleteCompany')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {t('companies.deleteCompanyText', { count: company.users, n: formatNumber(company.users) })}
      </ConfirmDialog>
    </Group>
  );
}
