import { done } from '@soundings/contract/endpoint';
import { wavesEndpoints as endpoints } from '@soundings/contract/resonance/waves';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance } from '../resonance-projects.ts';
import { describeWaves, setEarlierWaves } from './set-waves.ts';

export const wavesRoutes = (route: Route, services: Services): void => {
  route(endpoints.wavesOfResonance, async ({ caller, params }) =>
    describeWaves(services, caller, await loadResonance(services, params.id)),
  );

  route(endpoints.setWavesOfResonance, async ({ caller, params, body }) => {
    await setEarlierWaves(services, caller, await loadResonance(services, params.id), body);
    return done;
  });
};
