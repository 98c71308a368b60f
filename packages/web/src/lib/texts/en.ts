import { access, consumer } from './en/access.ts';
import { common, fileList, live, pickers } from './en/common.ts';
import { errors } from './en/errors.ts';
import { projects } from './en/projects.ts';
import { shell } from './en/shell.ts';

export const en = {
  common,
  shell,
  access,
  errors,
  fileList,
  pickers,
  live,
  projects,
  consumer,
};
