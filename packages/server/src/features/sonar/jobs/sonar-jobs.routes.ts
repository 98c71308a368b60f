import { done } from '@soundings/contract/endpoint';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/dataset-endpoints';
import { auditedProject } from '#/features/projects/change-project.ts';
import { loadProjectFor } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { JobRow } from '#/platform/jobs/jobs.tables.ts';
import { cancelJob, presentJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { findLastJob, findSonarJob } from './sonar-jobs.store.ts';

export const sonarJobsRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const projectFor = (caller: Caller, id: string) => loadProjectFor(services, caller, id, 'SONAR');

  route(endpoints.projectJobProgress, async ({ caller, body }) => {
    const { id } = await projectFor(caller, body.jobEntityId);
    return presentProjectJob(await findLastJob(db, id));
  });
  /** Whoever may collect may also end what a colleague has started. */
  route(endpoints.cancelProjectJob, async ({ caller, params }) => {
    const job = await findSonarJob(db, params.id);
    if (!job?.projectId) throw new AppError('notFound');
    const { projectName: target } = await projectFor(caller, job.projectId);
    await auditedProject(services, { action: 'sonar.cancel', caller, target }, () => cancelJob(services, job.id));
    return done;
  });
};

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

const presentProjectJob = (job: JobRow | null): ProjectJobProgress => (job ? presentJob(job) : none);
