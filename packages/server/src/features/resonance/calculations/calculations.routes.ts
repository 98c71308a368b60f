import type { Endpoint } from '@soundings/contract/endpoint';
import { resonanceCalculationEndpoints as endpoints } from '@soundings/contract/resonance/calculation-endpoints';
import { resonanceEndpoints } from '@soundings/contract/resonance/endpoints';
import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Call, Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance, loadResonanceFor } from '../load-resonance-for.ts';
import type { Loaded, ResonanceAnswers } from '../resonance-answers.ts';

type StaffEndpoint = Endpoint & { access: 'projects.use' };
type SharedEndpoint = Endpoint & { access: 'consumer' };

/** Every calculation twice: for staff by the project's id, for consumers by its name and password. */
export const calculationsRoutes = (route: Route, services: Services, answers: ResonanceAnswers): void => {
  const both = <Request>(
    staff: StaffEndpoint,
    shared: SharedEndpoint,
    answer: (loaded: Loaded, request: Request, signal: AbortSignal) => Promise<unknown>,
  ): void => {
    route(staff, async (call) => {
      const { caller, query, body, reply } = call as unknown as Call<typeof endpoints.concepts>;
      const loaded = await loadResonanceFor(services, caller, query.projectId);
      return answer(loaded, body as Request, signalOf(reply)) as never;
    });
    route(shared, async (call) => {
      const { consumer, body, reply } = call as unknown as Call<typeof endpoints.sharedConcepts>;
      const loaded = await stillShared(loadResonance(services, consumer.projectId));
      return answer(loaded, body.request as Request, signalOf(reply)) as never;
    });
  };

  both(resonanceEndpoints.filterMessages, resonanceEndpoints.sharedFilterMessages, answers.filtered);
  both(resonanceEndpoints.messageAudiences, resonanceEndpoints.sharedMessageAudiences, answers.audiences);
  both(endpoints.initialCalculation, endpoints.sharedInitialCalculation, answers.initial);
  both(endpoints.correlatedMessages, endpoints.sharedCorrelatedMessages, answers.correlated);
  both(endpoints.headToHeadMessages, endpoints.sharedHeadToHeadMessages, answers.headToHead);
  both(endpoints.concepts, endpoints.sharedConcepts, answers.concepts);
  both(endpoints.headToHeadConcepts, endpoints.sharedHeadToHeadConcepts, answers.conceptsHeadToHead);
  both(endpoints.benchmarkGroups, endpoints.sharedBenchmarkGroups, answers.benchmarkGroups);
  both(endpoints.benchmark, endpoints.sharedBenchmark, answers.benchmark);
  both(endpoints.exportCrosstab, endpoints.exportSharedCrosstab, answers.crosstab);
};
