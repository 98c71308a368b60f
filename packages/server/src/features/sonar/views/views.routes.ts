import { done } from '@soundings/contract/endpoint';
import { sonarCollectEndpoints as collectEndpoints } from '@soundings/contract/sonar/collect';
import { sonarScoresEndpoints as endpoints } from '@soundings/contract/sonar/score-endpoints';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadSonarFor } from '../load-sonar-for.ts';
import { saveView } from './save-view.ts';
import { findViews, mayDeleteAny, putPeriodDays, removeView } from './views.store.ts';

export const viewsRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.savedViews, async ({ caller, params }) => {
    const { id } = await loadSonarFor(services, caller, params.id);
    return { views: await findViews(db, id, caller) };
  });

  route(endpoints.saveView, async ({ caller, params, body }) => {
    const { id } = await loadSonarFor(services, caller, params.id);
    return saveView(services, caller, id, body);
  });

  route(endpoints.deleteView, async ({ caller, params }) => {
    const { id: projectId } = await loadSonarFor(services, caller, params.id);
    const createdBy = mayDeleteAny(caller) ? undefined : caller.id;
    if (!(await removeView(db, { projectId, id: params.viewId, createdBy }))) throw new AppError('notFound');
    return done;
  });

  route(collectEndpoints.setPeriodDays, async ({ caller, body }) => {
    await putPeriodDays(db, caller.id, body.days);
    return done;
  });

  route(endpoints.sharedViews, async ({ consumer }) => ({ views: await findViews(db, consumer.projectId, null) }));
};
