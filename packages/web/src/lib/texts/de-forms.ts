import { forms } from './de/forms.ts';
import { projectEdit } from './de/project-edit.ts';
import { projectForm } from './de/project-form.ts';
import { resonanceFile, resonanceForm } from './de/resonance-form.ts';
import { resonanceAudience, resonanceLabels, resonancePlace, resonanceScale } from './de/resonance-mapping.ts';

export const deForms = {
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
