import { productProjectsEndpoints as endpoints } from '@soundings/contract/product-projects';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadProjectFor } from '../load-project-for.ts';
import { checkStartMonth } from './check-start-month.ts';
import { productCalls } from './product-calls.ts';

interface SonarFields {
  readonly projectName: string;
  readonly brand: string;
  readonly startDate: string;
  readonly rangeType: 'DAILY_RANGE' | 'MONTHLY_RANGE';
}

export const sonarProjectRoutes = (route: Route, services: Services): void => {
  const sonar = productCalls(services, 'SONAR');
  const settingsOf = ({ brand, startDate, rangeType }: SonarFields) => ({ brand, startDate, rangeType });

  route(endpoints.createSonar, ({ caller, body }) => {
    checkStartMonth(body.startDate, services.now());
    return sonar.create(caller, body, settingsOf(body));
  });

  /** One operation under the two addresses that the specification gives it. */
  const edit = async ({ caller, params, body }: { caller: Caller; params: { id: string }; body: SonarFields }) => {
    const isAdmin = caller.role === 'ROLE_GLOBAL_ADMIN';
    const project = isAdmin ? await sonar.get(params.id) : await loadProjectFor(services, caller, params.id, 'SONAR');
    if (body.startDate !== project.settings.startDate) checkStartMonth(body.startDate, services.now());
    return sonar.edit(caller, project, body, settingsOf(body));
  };
  route(endpoints.editSonar, edit);
  route(endpoints.editSonarProject, edit);

  route(endpoints.deleteSonar, ({ caller, params }) => sonar.remove(caller, params.id));
};
