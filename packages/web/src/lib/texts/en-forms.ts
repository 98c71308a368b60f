import { forms } from './en/forms.ts';
import { projectForm } from './en/project-form.ts';
import { resonanceFile, resonanceForm } from './en/resonance-form.ts';

export const enForms = {
  forms,
  projectForm,
  resonanceForm,
  resonanceFile,
};
