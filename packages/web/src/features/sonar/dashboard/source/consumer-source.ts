import { endpoints } from 'virtual:endpoints';
import { call, fetchAnswer } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { download } from '#/lib/api/download.ts';
import { consumerAccess } from '#/lib/live/live-access.ts';
import { type SonarSource, sourceOf } from './sonar-source.ts';

/** A shared project, opened by its name and password. */
export const consumerSource = (visit: ConsumerVisit): SonarSource => {
  const { key, ask } = visit;
  return sourceOf([...key, 'dashboard'], consumerAccess(visit), null, {
    dates: (signal) =>
      ask((projectRequest) => call(endpoints.sharedDates, { body: { projectRequest, request: {} }, signal })),
    calculations: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedCalculations, { body: { projectRequest, request }, signal })),
    trend: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedScoreTrend, { body: { projectRequest, request }, signal })),
    why: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedWhyThisScore, { body: { projectRequest, request }, signal })),
    views: (signal) =>
      ask((projectRequest) => call(endpoints.sharedViews, { body: { projectRequest, request: {} }, signal })),
    exportTable: (request, signal) =>
      ask((projectRequest) => download(endpoints.exportSharedTable, { body: { projectRequest, request }, signal })),
    logo: {
      read: (id, signal) =>
        ask(async (body) => (await fetchAnswer(endpoints.sharedLogo, { query: { id }, body, signal })).blob()),
    },
  });
};
