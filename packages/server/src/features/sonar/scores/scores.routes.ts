import { sonarScoresEndpoints as endpoints, sonarCalls } from '@soundings/contract/sonar/score-endpoints';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { getProject } from '#/features/projects/get-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { presentOpening } from '../collect-job/dates.present.ts';
import { loadSonarFor, loadSonarToEdit } from '../load-sonar-for.ts';
import { findViews } from '../views/views.store.ts';
import { collectedRange } from './collected.ts';
import { createScoreAnswers } from './score-answers.ts';
import { freezeReference } from './settle-reference.ts';

export const scoresRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const answers = createScoreAnswers(services);
  const load = {
    forStaff: loadSonarFor.bind(null, services),
    shared: (projectId: string) => getProject(db, projectId, 'SONAR'),
  };

  projectRoutes(route, sonarCalls, load, {
    calculations: ({ project, request, requestPath, signal }) =>
      answers.calculations(project, request, `${requestPath}.ranges`, signal),
    scoreTrend: ({ project, request, requestPath, signal }) =>
      answers.trend(project, request, `${requestPath}.ranges`, signal),
    whyThisScore: ({ project, request, requestPath }) => answers.why(project, request, `${requestPath}.ranges`),
    savedViews: async ({ project, viewer }) => ({ views: await findViews(db, project.id, viewer.caller) }),
  });

  route(endpoints.sharedDates, async ({ consumer }) => {
    const project = await stillShared(load.shared(consumer.projectId));
    collectedRange(project);
    return presentOpening(db, project, null);
  });

  route(endpoints.recalibrate, async ({ caller, params }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const entry = { action: 'sonar.recalibrate', caller, target: project.projectName } as const;
    await auditedProject(services, entry, () => freezeReference(services, project.id, { isFirst: false }));
    const reference = await answers.reference(project);
    // Thrown away with the sandbox's figures as soon as it was there.
    if (!reference) throw new AppError('noDataCollectedYet');
    return reference;
  });
};
