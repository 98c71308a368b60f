import { resonanceCalls as calls } from '@soundings/contract/resonance/calls';
import { type ProjectQuestion, projectRoutes } from '#/features/projects/project-routes.ts';
import { noteOpened } from '#/features/projects/sharing/note-opened.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { loadResonance, loadResonanceFor } from '../load-resonance-for.ts';
import type { Loaded, ResonanceAnswers } from '../resonance-answers.ts';

/** Hands a question to one of the calculations. */
const ask =
  <R, A>(answer: (loaded: Loaded, request: R, signal: AbortSignal) => Promise<A>) =>
  ({ project, request, signal }: ProjectQuestion<Loaded, R>): Promise<A> =>
    answer(project, request, signal);

export const calculationsRoutes = (route: Route, services: Services, answers: ResonanceAnswers): void => {
  const load = {
    forStaff: loadResonanceFor.bind(null, services),
    shared: (projectId: string) => loadResonance(services, projectId),
  };
  projectRoutes(route, calls, load, {
    resonanceData: async ({ project, viewer }) => {
      if (viewer.consumer) await noteOpened(services, viewer.consumer);
      return answers.data(project);
    },
    filterMessages: ask(answers.filtered),
    messageAudiences: ask(answers.audiences),
    initialCalculation: ask(answers.initial),
    correlatedMessages: ask(answers.correlated),
    headToHeadMessages: ask(answers.headToHead),
    concepts: ask(answers.concepts),
    headToHeadConcepts: ask(answers.conceptsHeadToHead),
    benchmarkGroups: ask(answers.benchmarkGroups),
    benchmark: ask(answers.benchmark),
    exportCrosstab: ask(answers.crosstab),
  });
};
