import { done } from '@soundings/contract/endpoint';
import { weightingEndpoints as endpoints } from '@soundings/contract/resonance/weighting';
import { runCooperatively } from '#/platform/event-loop.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { Calculations } from '../calculations/calculations.ts';
import { loadResonance } from '../resonance-projects.ts';
import { marginsInSteps, unweightAnswers, weightAnswers } from './weight-answers.ts';

export const weightingRoutes = (route: Route, services: Services, { unweighted }: Calculations): void => {
  route(endpoints.resonanceWeighting, async ({ params, reply }) => {
    const loaded = await loadResonance(services, params.id);
    const dataset = await unweighted(loaded);
    const variables = await runCooperatively(marginsInSteps(dataset), requestSignal(reply));
    return { weighting: loaded.resonance.weighting, hasOwnWeights: dataset.weights !== null, variables };
  });

  route(endpoints.weightResonance, async ({ caller, params, body, reply }) => {
    const loaded = await loadResonance(services, params.id);
    const dataset = await unweighted(loaded);
    return weightAnswers(services, caller, loaded, { dataset, request: body, signal: requestSignal(reply) });
  });

  route(endpoints.unweightResonance, async ({ caller, params, reply }) => {
    const loaded = await loadResonance(services, params.id);
    await unweightAnswers(services, caller, loaded, {
      dataset: await unweighted(loaded),
      signal: requestSignal(reply),
    });
    return done;
  });
};
