import { access } from './en/access.ts';
import { benchmarks } from './en/benchmarks.ts';
import { common } from './en/common.ts';
import { concepts } from './en/concepts.ts';
import { consumer } from './en/consumer.ts';
import { crosstab } from './en/crosstab.ts';
import { errors } from './en/errors.ts';
import { fileList } from './en/file-list.ts';
import { live } from './en/live.ts';
import { pickers } from './en/pickers.ts';
import { projects } from './en/projects.ts';
import { resonance } from './en/resonance.ts';
import { resonanceResponse } from './en/resonance-response.ts';
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
  resonance,
  resonanceResponse,
  concepts,
  benchmarks,
  crosstab,
  consumer,
};
