import { sonarScoresEndpoints as endpoints } from '@soundings/contract/sonar/score-endpoints';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { getProject } from '#/features/projects/get-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { presentOpening } from '../collect-job/dates.present.ts';
import { loadSonarFor, loadSonarToEdit } from '../load-sonar-for.ts';
import { collectedRange } from './collected.ts';
import { createScoreAnswers } from './score-answers.ts';
import { freezeReference } from './settle-reference.ts';

/** Where the ranges are within a request. */
const ofStaff = 'body.ranges';
const ofConsumer = 'body.request.ranges';

/** Every question twice: for staff by the project's id, for consumers by its name and password. */
export const scoresRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const answers = createScoreAnswers(services);
  const sharedWith = (consumer: Consumer): Promise<Project> => stillShared(getProject(db, consumer.projectId, 'SONAR'));

  route(endpoints.calculations, async ({ caller, query, body, reply }) => {
    const project = await loadSonarFor(services, caller, query.projectId);
    return answers.calculations(project, body, ofStaff, signalOf(reply));
  });
  route(endpoints.sharedCalculations, async ({ consumer, body, reply }) =>
    answers.calculations(await sharedWith(consumer), body.request, ofConsumer, signalOf(reply)),
  );

  route(endpoints.scoreTrend, async ({ caller, query, body, reply }) => {
    const project = await loadSonarFor(services, caller, query.projectId);
    return answers.trend(project, body, ofStaff, signalOf(reply));
  });
  route(endpoints.sharedScoreTrend, async ({ consumer, body, reply }) =>
    answers.trend(await sharedWith(consumer), body.request, ofConsumer, signalOf(reply)),
  );

  route(endpoints.whyThisScore, async ({ caller, query, body }) =>
    answers.why(await loadSonarFor(services, caller, query.projectId), body, ofStaff),
  );
  route(endpoints.sharedWhyThisScore, async ({ consumer, body }) =>
    answers.why(await sharedWith(consumer), body.request, ofConsumer),
  );

  route(endpoints.sharedDates, async ({ consumer }) => {
    const project = await sharedWith(consumer);
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
