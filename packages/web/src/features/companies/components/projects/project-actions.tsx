import { endpoints } from 'virtual:endpoints';
import type { Company, CompanyProjectRow } from '@soundings/contract/companies';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges } from '../../companies.api.ts';
import { RowAction } from '../row-action.tsx';

/** Takes a project from a customer; the project itself stays. */
export function ProjectActions({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const name = project.projectName;
  const remove = useAction({
    refreshes: companyChanges,
    call: () => call(endpoints.removeCompanyProject, { params: { id: company.id, projectId: project.projectId } }),
    done: () => ({ title: t('companies.projectHasBeenRemoved', { name }) }),
    failed: 'companies.couldntRemoveProject',
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  });
  return (
    <>
      <RowAction
        label={t('companies.removeProject', { name })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('companies.removeProjectTitle', { name })}
        confirmLabel={t('companies.removeProjectConfirm')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('companies.removeProjectText', { company: company.companyName })}
      </ConfirmDialog>
    </>
  );
}
