import { randomUUID } from 'node:crypto';
import { done } from '@soundings/contract/endpoint';
import { sonarCollectEndpoints as collectEndpoints } from '@soundings/contract/sonar/collect';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { savedViewLimits } from '@soundings/contract/sonar/score-choices';
import { sonarScoresEndpoints as endpoints } from '@soundings/contract/sonar/score-endpoints';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { changesOthers, loadSonarFor } from '../sonar.policy.ts';
import { countViewsBy, findViews, putPeriodDays, putView, removeView } from './saved-views.store.ts';

export const viewsRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.saveView, async ({ caller, params, body }) => {
    const { id } = await loadSonarFor(services, caller, params.id);
    return saveView(services, caller, id, body);
  });

  route(endpoints.deleteView, async ({ caller, params }) => {
    const { id: projectId } = await loadSonarFor(services, caller, params.id);
    const createdBy = changesOthers(caller) ? undefined : caller.id;
    if (!(await removeView(db, { projectId, id: params.viewId, createdBy }))) throw new AppError('notFound');
    return done;
  });

  route(collectEndpoints.setPeriodDays, async ({ caller, body }) => {
    await putPeriodDays(db, caller.id, body.days);
    return done;
  });
};

const saveView = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  projectId: string,
  { name, search }: Pick<SavedView, 'name' | 'search'>,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await lockExistingProject(tx, projectId);
    const row = { id: randomUUID(), projectId, name, search, createdBy: caller.id, createdOn: now() };
    const id = await putView(tx, row);
    if ((await countViewsBy(tx, projectId, caller.id)) > savedViewLimits.views) throw new AppError('tooManyViews');
    return (await findViews(tx, projectId, caller)).find((view) => view.id === id)!;
  });
