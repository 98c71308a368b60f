import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { JobRow } from '#/platform/jobs/jobs.tables.ts';
import { presentJob } from '#/platform/jobs/present-job.ts';

const none: ProjectJobProgress = {
  id: null,
  progressType: null,
  status: null,
  handled: 0,
  total: 0,
  currentProgress: null,
  outcome: null,
  error: null,
  projectId: null,
};

export const presentProjectJob = (job: JobRow | null): ProjectJobProgress => (job ? presentJob(job) : none);
