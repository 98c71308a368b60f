import { sonarScoresEndpoints as endpoints, sonarCalls } from '@soundings/contract/sonar/score-endpoints';
import { auditedProject } from '#/features/projects/change-project.ts';
import { getProject } from '#/features/projects/load-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import { deletedAsWrongCredentials } from '#/features/projects/sharing/open-shared.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { presentDates, presentOpening } from '../collect/collect.present.ts';
import { loadSonarFor, loadSonarToEdit } from '../sonar.policy.ts';
import { findMarks } from '../timeline/timeline.store.ts';
import { presentReference, presentRowsInSteps } from './calculations.present.ts';
import { openScores, placesOf } from './open-scores.ts';
import { storeProjectResult, writeProjectResult } from './project-result.ts';
import { readTrend } from './read-scores.ts';
import { findViews } from './saved-views.store.ts';
import { collectedRange, rangesWithin } from './score-ranges.ts';
import { freezeReference } from './settle-reference.ts';
import { presentWhy } from './why.present.ts';

export const scoresRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const scores = openScores(services);
  const load = {
    forStaff: loadSonarFor.bind(null, services),
    shared: (projectId: string) => getProject(db, projectId, 'SONAR'),
  };

  projectRoutes(route, sonarCalls, load, {
    calculations: async ({ project, request: { ranges }, requestPath, signal }) => {
      const days = rangesWithin(project, ranges, `${requestPath}.ranges`);
      const loaded = await scores.settled(project);
      const calculation = await loaded.loadCalculation(days);
      if (project.result === null) await storeProjectResult(services, project, loaded);
      return {
        projectName: project.projectName,
        brand: project.settings.brand ?? null,
        ranges,
        dates: await presentDates(db, project),
        reference: presentReference(loaded),
        rows: await runCooperatively(presentRowsInSteps(loaded, calculation, days), signal),
      };
    },
    scoreTrend: async ({ project, request: { ranges, score, ids }, requestPath, signal }) => {
      const days = rangesWithin(project, ranges, `${requestPath}.ranges`);
      return readTrend(project, await scores.settled(project), { days, score, ids }, signal);
    },
    whyThisScore: async ({ project, request: { ranges, initDataId, score }, requestPath }) => {
      const days = rangesWithin(project, ranges, `${requestPath}.ranges`);
      const loaded = await scores.settled(project);
      const [brand] = placesOf(loaded, [initDataId]);
      return presentWhy(db, loaded, { projectId: project.id, brand: brand!, score, ranges: days });
    },
    timeline: async ({ project, viewer }) => ({ marks: await findMarks(db, project.id, viewer.caller) }),
    savedViews: async ({ project, viewer }) => ({ views: await findViews(db, project.id, viewer.caller) }),
  });

  route(endpoints.sharedDates, async ({ consumer }) => {
    const project = await deletedAsWrongCredentials(load.shared(consumer.projectId));
    collectedRange(project);
    // Clients open what they are shown by who made it.
    return presentOpening(db, project, project.createdBy);
  });

  route(endpoints.recalibrate, async ({ caller, params }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const entry = { action: 'sonar.recalibrate', caller, target: project.projectName } as const;
    await auditedProject(services, entry, () => freezeReference(services, project.id, { isFirst: false }));
    await writeProjectResult(services, project.id);
    const reference = presentReference(await scores.current(project.id));
    // Thrown away with the sandbox's figures as soon as it was there.
    if (!reference) throw new AppError('noDataCollectedYet');
    return reference;
  });
};
