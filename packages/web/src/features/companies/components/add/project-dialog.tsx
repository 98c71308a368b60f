import { useTranslation } from 'react-i18next';
import { PickerDialog } from '#/ui/picker-dialog.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { newProjectPages } from '../../companies.api.ts';
import { changeDraft } from './change-draft.ts';
import { type ChosenProject, withMoreProjects } from './company-draft.ts';
import { projectItem } from './project-item.tsx';
import type { CompanyForm } from './use-add-company.ts';

/** Most projects that a company can be given. */
const most = 1000;

/** Projects of the company's products that were not chosen yet. */
export function ProjectDialog({ form, onClose }: { form: CompanyForm; onClose: () => void }) {
  const { t } = useTranslation();
  const { projects, enabledProducts } = form.values;
  const ids = projects.map(({ id }) => id);
  const source = usePagedSource<ChosenProject>(newProjectPages(enabledProducts, ids));
  return (
    <PickerDialog
      title={t('companyForm.assignProjects')}
      lead={t('companyForm.assignProjectsLead')}
      label={t('companyForm.projects')}
      source={source}
      itemOf={projectItem}
      max={most - projects.length}
      empty={t(projects.length > 0 ? 'companyForm.noMoreProjects' : 'companyForm.noProjectsOfProducts')}
      confirmLabel={t('companyForm.assign')}
      onConfirm={(chosen) => {
        const added = chosen.map(({ id, projectName, projectType }) => ({ id, projectName, projectType }));
        changeDraft(form, withMoreProjects(form.values, added));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
