import { access } from './en/access.ts';
import { benchmarks } from './en/benchmarks.ts';
import { common } from './en/common.ts';
import { concepts } from './en/concepts.ts';
import { consumer } from './en/consumer.ts';
import { crosstab } from './en/crosstab.ts';
import { errors } from './en/errors.ts';
import { fileErrors } from './en/file-errors.ts';
import { live } from './en/live.ts';
import { pickers } from './en/pickers.ts';
import { projectEdit } from './en/project-edit.ts';
import { projectForm } from './en/project-form.ts';
import { projects } from './en/projects.ts';
import { resonance } from './en/resonance.ts';
import { resonanceFile } from './en/resonance-file.ts';
import { resonanceResponse } from './en/resonance-response.ts';
import { shell } from './en/shell.ts';

export const en = {
  common,
  shell,
  access,
  errors,
  fileErrors,
  pickers,
  live,
  projects,
  projectForm,
  projectEdit,
  resonance,
  resonanceFile,
  resonanceResponse,
  concepts,
  benchmarks,
  crosstab,
  consumer,
};
