import { done } from '@soundings/contract/endpoint';
import { savedEndpoints as endpoints } from '@soundings/contract/resonance/saved';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { Calculations } from '../calculations/calculations.ts';
import { canDeleteAnySaved } from '../resonance.policy.ts';
import { loadResonanceFor } from '../resonance-projects.ts';
import { removeSaved } from './saved.store.ts';
import { save } from './saved.ts';

export const savedRoutes = (route: Route, services: Services, { unweighted }: Calculations): void => {
  route(endpoints.saveFilterOrBanner, async ({ caller, params, body }) => {
    const loaded = await loadResonanceFor(services, caller, params.id);
    return save(services, caller, loaded.project.id, await unweighted(loaded), body);
  });

  route(endpoints.deleteFilterOrBanner, async ({ caller, params }) => {
    const { project } = await loadResonanceFor(services, caller, params.id);
    const createdBy = canDeleteAnySaved(caller) ? undefined : caller.id;
    const isRemoved = await removeSaved(services.db, { projectId: project.id, id: params.savedId, createdBy });
    if (!isRemoved) throw new AppError('notFound');
    return done;
  });
};
