import { access, consumer } from './de/access.ts';
import { common, fileList, live, pickers } from './de/common.ts';
import { errors } from './de/errors.ts';
import { projects } from './de/projects.ts';
import { shell } from './de/shell.ts';

export const de = {
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
