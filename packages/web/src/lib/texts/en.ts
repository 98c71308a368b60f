import { access } from './en/access.ts';
import { audit } from './en/audit.ts';
import { common } from './en/common.ts';
import { companies } from './en/companies.ts';
import { companyForm } from './en/company-form.ts';
import { consumer } from './en/consumer.ts';
import { errors } from './en/errors.ts';
import { fileErrors } from './en/file-errors.ts';
import { live } from './en/live.ts';
import { pickers } from './en/pickers.ts';
import { projectEdit } from './en/project-edit.ts';
import { projectForm } from './en/project-form.ts';
import { projects } from './en/projects.ts';
import { resonance } from './en/resonance.ts';
import { shell } from './en/shell.ts';
import { users } from './en/users.ts';

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
  users,
  companies,
  companyForm,
  audit,
  consumer,
};
