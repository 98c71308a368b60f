import { ideaTargets } from '@soundings/contract/id8/id8-choices';
import { id8OnwardCalls } from '@soundings/contract/id8/onward';
import type { AddToGenie } from '#/features/board/add-to-board.ts';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import { answerOpenProjects, projectRoutes, staffOf } from '#/features/projects/project-routes.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { sendIdeasOn } from './send-ideas-on.ts';

export const id8OnwardRoutes =
  (addToGenie: (services: Services) => AddToGenie) =>
  (route: Route, services: Services): void => {
    const load = {
      forStaff: (caller: Caller, id: string) => loadProjectFor(services, caller, id, 'ID8'),
      shared: (id: string) => getProject(services.db, id, 'ID8'),
    };
    projectRoutes(route, id8OnwardCalls, load, {
      id8Targets: answerOpenProjects(services, ideaTargets),
      id8SendOn: ({ project, viewer, request }) =>
        sendIdeasOn(services, addToGenie(services), { project, caller: staffOf(viewer) }, request),
    });
  };
