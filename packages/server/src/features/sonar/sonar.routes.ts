import { productProjectsEndpoints as endpoints } from '@soundings/contract/projects/product-projects';
import type { SettingsChange } from '#/features/projects/change-project.ts';
import { assertStartMonth, projectTypeCalls } from '#/features/projects/project-types/project-calls.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { brandsRoutes, logosRoutes } from './brands/brands.routes.ts';
import { findLogoKeys } from './brands/brands.store.ts';
import { createBrands } from './brands/change-brands.ts';
import { collectRoutes } from './collect/collect.routes.ts';
import { crawlRoutes } from './crawl/crawl.routes.ts';
import { sonarJobsRoutes } from './jobs/sonar-jobs.routes.ts';
import { metricImportRoutes } from './metric-import/metric-import.routes.ts';
import { viewsRoutes } from './scores/saved-views.routes.ts';
import { scoresRoutes } from './scores/scores.routes.ts';
import { loadSonarToEdit } from './sonar.policy.ts';
import { sourcesRoutes } from './sources/sources.routes.ts';

type SonarFields = SettingsChange & { readonly projectName: string };

export const sonarRoutes = (route: Route, services: Services): void => {
  const sonar = projectTypeCalls(services, 'SONAR');
  const settingsOf = ({ brand, startDate, rangeType }: SettingsChange): SettingsChange => ({
    brand,
    startDate,
    rangeType,
  });

  route(endpoints.createSonar, ({ caller, body }) => {
    assertStartMonth(body.startDate, services.now());
    return sonar.create(caller, body, settingsOf(body), (tx, id) => createBrands(tx, id, body.datasets));
  });

  /** One operation under the two addresses that the specification gives it. */
  const edit = async ({ caller, params, body }: { caller: Caller; params: { id: string }; body: SonarFields }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    if (body.startDate && body.startDate !== project.settings.startDate)
      assertStartMonth(body.startDate, services.now());
    return sonar.edit(caller, project, body, settingsOf(body));
  };
  route(endpoints.editSonar, edit);
  route(endpoints.editSonarProject, edit);

  route(endpoints.deleteSonar, ({ caller, params }) =>
    sonar.remove(caller, params.id, (tx, { id }) => findLogoKeys(tx, id)),
  );

  brandsRoutes(route, services);
  metricImportRoutes(route, services);
  crawlRoutes(route, services);
  collectRoutes(route, services);
  sourcesRoutes(route, services);
  sonarJobsRoutes(route, services);
  logosRoutes(route, services);
  scoresRoutes(route, services);
  viewsRoutes(route, services);
};
