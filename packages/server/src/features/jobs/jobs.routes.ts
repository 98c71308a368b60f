import { done } from '@soundings/contract/endpoint';
import { jobsEndpoints as endpoints, type ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import { sonarEndpoints } from '@soundings/contract/sonar/brand-endpoints';
import { auditedProject } from '#/features/projects/change-project.ts';
import { loadProjectFor } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { JobDefinition } from '#/platform/jobs/job.ts';
import { findJob, findLastJob, findUserJob } from '#/platform/jobs/jobs.store.ts';
import { cancelJob, presentJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';

export const jobsRoutes =
  (definitions: readonly Pick<JobDefinition, 'type' | 'shared'>[]) =>
  (route: Route, services: Services): void => {
    const { db } = services;

    const ownJob = async (caller: Caller, id: string) => {
      const job = await findUserJob(db, caller.id, id);
      if (!job) throw new AppError('notFound');
      return job;
    };
    route(endpoints.jobProgress, async ({ caller, params }) => presentJob(await ownJob(caller, params.id)));
    route(endpoints.cancelJob, async ({ caller, params }) => {
      const { id } = await ownJob(caller, params.id);
      await cancelJob(services, id);
      return done;
    });

    // The only type of project whose jobs are asked for by their project.
    const projectType = 'SONAR';
    const sharedTypes = definitions.filter(({ shared }) => shared?.projectType === projectType).map(({ type }) => type);
    const sharedJob = async (caller: Caller, id: string) => {
      const job = await findJob(db, id);
      const shared = definitions.find(({ type }) => type === job?.type)?.shared;
      if (!job?.projectId || !shared) throw new AppError('notFound');
      const project = await loadProjectFor(services, caller, job.projectId, shared.projectType);
      return { action: shared.cancelAction, target: project.projectName };
    };
    route(sonarEndpoints.projectJobProgress, async ({ caller, body }) => {
      const { id } = await loadProjectFor(services, caller, body.jobEntityId, projectType);
      const job = await findLastJob(db, id, sharedTypes);
      return job ? presentJob(job) : none;
    });
    route(sonarEndpoints.cancelProjectJob, async ({ caller, params: { id } }) => {
      const entry = await sharedJob(caller, id);
      await auditedProject(services, { ...entry, caller }, () => cancelJob(services, id));
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
