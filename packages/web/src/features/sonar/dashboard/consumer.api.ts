import { endpoints } from 'virtual:endpoints';
import { type PeriodLength, periodLengths } from '@soundings/contract/sonar/score-choices';
import { call, fetchAnswer } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { download } from '#/lib/api/download.ts';
import { consumerAccess } from '#/lib/live/live-access.ts';
import { createDashboardApi, type DashboardApi } from './dashboard.api.ts';

/** A consumer is nobody whom the server could remember: the browser keeps how many days were last chosen. */
const periodKey = 'SONAR_PERIOD';
const keptPeriod = (): PeriodLength | null =>
  periodLengths.find((days) => `${days}` === localStorage.getItem(periodKey)) ?? null;

export const consumerDashboardApi = (visit: ConsumerVisit): DashboardApi => {
  const { key, ask } = visit;
  return createDashboardApi([...key, 'dashboard'], consumerAccess(visit), null, {
    dates: async (signal) => {
      const dates = await ask((projectRequest) =>
        call(endpoints.sharedDates, { body: { projectRequest, request: {} }, signal }),
      );
      return { ...dates, periodDays: keptPeriod() };
    },
    calculations: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedCalculations, { body: { projectRequest, request }, signal })),
    trend: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedScoreTrend, { body: { projectRequest, request }, signal })),
    why: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedWhyThisScore, { body: { projectRequest, request }, signal })),
    views: (signal) =>
      ask((projectRequest) => call(endpoints.sharedSavedViews, { body: { projectRequest, request: {} }, signal })),
    keepPeriod: async (days) => localStorage.setItem(periodKey, `${days}`),
    exportTable: (request, signal) =>
      ask((projectRequest) => download(endpoints.sharedExportTable, { body: { projectRequest, request }, signal })),
    logo: {
      read: (id, signal) =>
        ask(async (body) => (await fetchAnswer(endpoints.sharedLogo, { query: { id }, body, signal })).blob()),
    },
  });
};
