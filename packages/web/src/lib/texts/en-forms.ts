import { forms } from './en/forms.ts';
import { projectEdit } from './en/project-edit.ts';
import { projectForm } from './en/project-form.ts';
import { resonanceFile, resonanceForm } from './en/resonance-form.ts';
import { resonanceAudience, resonanceLabels, resonancePlace, resonanceScale } from './en/resonance-mapping.ts';

export const enForms = {
  forms,
  projectForm,
  projectEdit,
  resonanceForm,
  resonanceFile,
  resonanceAudience,
  resonanceLabels,
  resonancePlace,
  resonanceScale,
};
