import { useTranslation } from 'react-i18next';
import { PickerDialog } from '#/ui/picker-dialog.tsx';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import type { ChosenProject, PendingUser } from './company-draft.ts';
import { projectItem } from './project-item.tsx';

interface Props {
  user: PendingUser;
  /** Those of the company. */
  projects: readonly ChosenProject[];
  onSave: (projectIds: string[]) => void;
  onClose: () => void;
}

/** Which of the company's projects a user sees. */
export function UserProjectsDialog({ user, projects, onSave, onClose }: Props) {
  const { t } = useTranslation();
  const source = useFixedSource({
    items: projects,
    keyOf: ({ id }) => id,
    nameOf: ({ projectName }) => projectName,
  });
  return (
    <PickerDialog
      title={t('companyForm.userProjectsTitle', { name: `${user.firstName} ${user.lastName}` })}
      lead={t('companyForm.userProjectsLead')}
      label={t('companyForm.projects')}
      source={source}
      itemOf={projectItem}
      initial={projects.filter(({ id }) => user.projectIds.includes(id))}
      canBeEmpty
      empty={t('companyForm.noProjects')}
      confirmLabel={t('companyForm.apply')}
      onConfirm={(chosen) => onSave(chosen.map(({ id }) => id))}
      onClose={onClose}
    />
  );
}
