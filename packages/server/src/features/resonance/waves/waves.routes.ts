import { done } from '@soundings/contract/endpoint';
import { wavesEndpoints as endpoints } from '@soundings/contract/resonance/waves';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { Calculations } from '../calculations/calculations.ts';
import { loadResonance } from '../resonance-projects.ts';
import { matchInWave, namesInWave } from './match-in-wave.ts';
import { describeWaves, setEarlierWaves } from './set-waves.ts';

export const wavesRoutes = (route: Route, services: Services, { judged }: Calculations): void => {
  route(endpoints.wavesOfResonance, async ({ caller, params }) =>
    describeWaves(services, caller, await loadResonance(services, params.id)),
  );

  route(endpoints.setWavesOfResonance, async ({ caller, params, body }) => {
    await setEarlierWaves(services, caller, await loadResonance(services, params.id), body);
    return done;
  });

  const loadPair = async ({ id, waveId }: { id: string; waveId: string }) => ({
    loaded: await loadResonance(services, id),
    waveId,
    read: judged,
  });

  route(endpoints.namesInWave, async ({ caller, params, reply }) => ({
    groups: await namesInWave(services, caller, await loadPair(params), requestSignal(reply)),
  }));

  route(endpoints.matchInWave, async ({ caller, params, body }) => {
    await matchInWave(services, caller, await loadPair(params), body);
    return done;
  });
};
