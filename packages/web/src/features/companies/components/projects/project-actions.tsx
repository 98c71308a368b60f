import type { Company, CompanyProjectRow } from '@soundings/contract/companies/companies';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { removeProject } from '../../api/remove-project.ts';
import { useChange } from '../../use-change.ts';
import { RowAction } from '../row-action.tsx';

/** Takes a project from a customer; the project itself stays. */
export function ProjectActions({ company, project }: { company: Company; project: CompanyProjectRow }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const name = project.projectName;
  const remove = useChange({
    change: () => removeProject({ params: { id: company.id, projectId: project.projectId } }),
    done: () => ({ title: t('companies.projectHasBeenRemoved', { name }) }),
    failed: t('companies.couldntRemoveProject'),
    onDone: () => setAsking(false),
    onFailed: () => {
      setAsking(false);
      return false;
    },
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
        onConfirm={() => remove.mutate(undefined)}
        onClose={() => setAsking(false)}
      >
        {t('companies.removeProjectText', { company: company.companyName })}
      </ConfirmDialog>
    </>
  );
}
