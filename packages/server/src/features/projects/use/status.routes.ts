import { done } from '@soundings/contract/endpoint';
import { projectStatusEndpoints as endpoints } from '@soundings/contract/projects/project-status';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadActiveProjectFor } from '../load-active-project-for.ts';
import { holderOf, holderOfConsumer } from './holder.ts';
import { isBusy } from './is-busy.ts';
import { leaveProject } from './take-hold.ts';

export const projectStatusRoutes = (route: Route, services: Services): void => {
  const idFor = async (caller: Caller, projectId: string): Promise<string> =>
    (await loadActiveProjectFor(services, caller, projectId)).id;

  route(endpoints.projectIsProcessing, async ({ caller, query }) =>
    isBusy(services.db, await idFor(caller, query.projectId)),
  );
  route(endpoints.leaveProject, async ({ caller, query }) => {
    await leaveProject(services, await idFor(caller, query.projectId), holderOf(caller));
    return done;
  });
  route(endpoints.sharedProjectIsProcessing, ({ consumer }) => isBusy(services.db, consumer.projectId));
  route(endpoints.leaveSharedProject, async ({ consumer }) => {
    await leaveProject(services, consumer.projectId, holderOfConsumer(consumer));
    return done;
  });
};
