import { access } from './de/access.ts';
import { audit } from './de/audit.ts';
import { common } from './de/common.ts';
import { companies } from './de/companies.ts';
import { companyForm } from './de/company-form.ts';
import { consumer } from './de/consumer.ts';
import { errors } from './de/errors.ts';
import { fileErrors } from './de/file-errors.ts';
import { live } from './de/live.ts';
import { pickers } from './de/pickers.ts';
import { projectEdit } from './de/project-edit.ts';
import { projectForm } from './de/project-form.ts';
import { projects } from './de/projects.ts';
import { resonance } from './de/resonance.ts';
import { shell } from './de/shell.ts';
import { users } from './de/users.ts';

export const de = {
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
  users,
  companies,
  companyForm,
  audit,
  consumer,
};
