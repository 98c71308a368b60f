import type { CompanyDraft } from './company-draft.ts';
import type { CompanyForm } from './use-add-company.ts';

/** Puts into the form what belongs together; the errors of other fields stay. */
export const changeDraft = (form: CompanyForm, { enabledProducts, projects, users }: CompanyDraft): void => {
  form.setFieldValue('enabledProducts', enabledProducts);
  form.setFieldValue('projects', projects);
  form.setFieldValue('users', users);
};
