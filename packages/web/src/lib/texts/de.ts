import { access } from './de/access.ts';
import { benchmarks } from './de/benchmarks.ts';
import { common } from './de/common.ts';
import { concepts } from './de/concepts.ts';
import { consumer } from './de/consumer.ts';
import { crosstab } from './de/crosstab.ts';
import { errors } from './de/errors.ts';
import { fileList } from './de/file-list.ts';
import { live } from './de/live.ts';
import { pickers } from './de/pickers.ts';
import { projects } from './de/projects.ts';
import { resonance } from './de/resonance.ts';
import { resonanceResponse } from './de/resonance-response.ts';
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
  resonance,
  resonanceResponse,
  concepts,
  benchmarks,
  crosstab,
  consumer,
};
