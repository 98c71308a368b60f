import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { download } from '#/lib/api/download.ts';
import { consumerAccess } from '#/lib/live/live-access.ts';
import { type ResonanceSource, sourceOf } from './resonance-source.ts';

/** A shared project, opened by its name and password. */
export const consumerSource = (visit: ConsumerVisit): ResonanceSource => {
  const { key, ask } = visit;
  return sourceOf(key, consumerAccess(visit), {
    data: (signal) => ask((body) => call(endpoints.sharedResonanceData, { body, signal })),
    filterMessages: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedFilterMessages, { body: { projectRequest, request }, signal })),
    messageAudiences: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedMessageAudiences, { body: { projectRequest, request }, signal })),
    initialCalculation: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedInitialCalculation, { body: { projectRequest, request }, signal })),
    correlatedMessages: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedCorrelatedMessages, { body: { projectRequest, request }, signal })),
    headToHeadMessages: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedHeadToHeadMessages, { body: { projectRequest, request }, signal })),
    chartKey: () =>
      ask(async ({ projectName, projectPassword }) => ({ projectName, projectType: 'resonance', projectPassword })),
    concepts: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedConcepts, { body: { projectRequest, request }, signal })),
    headToHeadConcepts: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedHeadToHeadConcepts, { body: { projectRequest, request }, signal })),
    benchmarkGroups: (signal) =>
      ask((projectRequest) => call(endpoints.sharedBenchmarkGroups, { body: { projectRequest, request: {} }, signal })),
    benchmark: (request, signal) =>
      ask((projectRequest) => call(endpoints.sharedBenchmark, { body: { projectRequest, request }, signal })),
    exportCrosstab: (request, signal) =>
      ask((projectRequest) => download(endpoints.exportSharedCrosstab, { body: { projectRequest, request }, signal })),
  });
};
