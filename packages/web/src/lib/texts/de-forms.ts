import { forms } from './de/forms.ts';
import { projectForm } from './de/project-form.ts';
import { resonanceFile, resonanceForm } from './de/resonance-form.ts';

export const deForms = {
  forms,
  projectForm,
  resonanceForm,
  resonanceFile,
};
