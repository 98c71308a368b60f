import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { SettingsChange } from '#/features/projects/edit-project.ts';
import { checkStartMonth } from '#/features/projects/products/check-start-month.ts';
import { productCalls } from '#/features/projects/products/product-calls.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { collectRoutes } from './collect-job/collect.routes.ts';
import { crawlRoutes } from './crawl-job/crawl.routes.ts';
import { createDatasets } from './datasets/create-datasets.ts';
import { datasetsRoutes } from './datasets/datasets.routes.ts';
import { findLogoKeys } from './datasets/datasets.store.ts';
import { sonarJobsRoutes } from './jobs/sonar-jobs.routes.ts';
import { loadSonarToEdit } from './load-sonar-for.ts';
import { logosRoutes } from './logos/logos.routes.ts';
import { metricImportRoutes } from './metric-import/metric-import.routes.ts';
import { scoresRoutes } from './scores/scores.routes.ts';
import { sourcesRoutes } from './sources/sources.routes.ts';
import { viewsRoutes } from './views/views.routes.ts';

type SonarFields = SettingsChange & { readonly projectName: string };

export const sonarRoutes = (route: Route, services: Services): void => {
  const sonar = productCalls(services, 'SONAR');
  const settingsOf = ({ brand, startDate, rangeType }: SettingsChange): SettingsChange => ({
    brand,
    startDate,
    rangeType,
  });

  route(endpoints.createSonar, ({ caller, body }) => {
    checkStartMonth(body.startDate, services.now());
    return sonar.create(caller, body, settingsOf(body), (tx, id) => createDatasets(tx, id, body.datasets));
  });

  /** One operation under the two addresses that the specification gives it. */
  const edit = async ({ caller, params, body }: { caller: Caller; params: { id: string }; body: SonarFields }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    if (body.startDate && body.startDate !== project.settings.startDate)
      checkStartMonth(body.startDate, services.now());
    return sonar.edit(caller, project, body, settingsOf(body));
  };
  route(endpoints.editSonar, edit);
  route(endpoints.editSonarProject, edit);

  route(endpoints.deleteSonar, ({ caller, params }) =>
    sonar.remove(caller, params.id, (tx, { id }) => findLogoKeys(tx, id)),
  );

  datasetsRoutes(route, services);
  metricImportRoutes(route, services);
  crawlRoutes(route, services);
  collectRoutes(route, services);
  sourcesRoutes(route, services);
  sonarJobsRoutes(route, services);
  logosRoutes(route, services);
  scoresRoutes(route, services);
  viewsRoutes(route, services);
};
