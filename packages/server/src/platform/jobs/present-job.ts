import type { JobProgress } from '@soundings/contract/jobs/jobs';
import type { JobRow } from './jobs.tables.ts';

export const presentJob = (job: JobRow): JobProgress => ({
  id: job.id,
  progressType: job.type,
  status: job.status,
  handled: job.handled,
  total: job.total,
  currentProgress: job.currentProgress,
  outcome: job.outcome,
  error: job.error,
  projectId: job.projectId,
});
