import { done } from '@soundings/contract/endpoint';
import { jobsEndpoints as endpoints } from '@soundings/contract/jobs/jobs';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { cancelJob } from '#/platform/jobs/cancel-job.ts';
import { findJobOf } from '#/platform/jobs/jobs.store.ts';
import { presentJob } from '#/platform/jobs/present-job.ts';
import type { Services } from '#/platform/services.ts';

export const jobsRoutes = (route: Route, services: Services): void => {
  const jobOf = async (caller: Caller, id: string) => {
    const job = await findJobOf(services.db, caller.id, id);
    if (!job) throw new AppError('notFound');
    return job;
  };

  route(endpoints.jobProgress, async ({ caller, params }) => presentJob(await jobOf(caller, params.id)));
  route(endpoints.cancelJob, async ({ caller, params }) => {
    const { id } = await jobOf(caller, params.id);
    await cancelJob(services, id);
    return done;
  });
};
