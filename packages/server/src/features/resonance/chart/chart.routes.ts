import { resonanceChartEndpoints as endpoints } from '@soundings/contract/resonance/chart';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { ResonanceAnswers } from '../resonance-answers.ts';
import { findVisit } from './chart-cookies.ts';
import { signChartToken } from './chart-token.ts';
import { loadVisited } from './load-visited.ts';

export const chartRoutes = (route: Route, services: Services, answers: ResonanceAnswers): void => {
  const { keys, now } = services;

  route(endpoints.chartToken, async ({ caller }) => signChartToken(keys, caller.sessionId, now()));

  route(endpoints.chartData, async ({ request, query, address }) => {
    const visit = findVisit(services, request, query.visit);
    if (!visit) throw new AppError('unauthorized');
    return answers.chart(await loadVisited(services, visit, address));
  });
};
