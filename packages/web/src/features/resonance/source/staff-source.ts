import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { type ResonanceSource, sourceOf } from './resonance-source.ts';

/** A project that the signed-in user may use. */
export const staffSource = (projectId: string): ResonanceSource => {
  const query = { projectId };
  return sourceOf(['resonance', projectId], staffAccess(projectId), {
    data: (signal) => call(endpoints.resonanceData, { query, signal }),
    filterMessages: (body, signal) => call(endpoints.filterMessages, { query, body, signal }),
    messageAudiences: (body, signal) => call(endpoints.messageAudiences, { query, body, signal }),
    initialCalculation: (body, signal) => call(endpoints.initialCalculation, { query, body, signal }),
    correlatedMessages: (body, signal) => call(endpoints.correlatedMessages, { query, body, signal }),
    headToHeadMessages: (body, signal) => call(endpoints.headToHeadMessages, { query, body, signal }),
    chartKey: async () => ({ sourceId: projectId, token: (await call(endpoints.chartToken, {})).token }),
    concepts: (body, signal) => call(endpoints.concepts, { query, body, signal }),
    headToHeadConcepts: (body, signal) => call(endpoints.headToHeadConcepts, { query, body, signal }),
    benchmarkGroups: (signal) => call(endpoints.benchmarkGroups, { query, body: {}, signal }),
    benchmark: (body, signal) => call(endpoints.benchmark, { query, body, signal }),
    exportCrosstab: (body, signal) => download(endpoints.exportCrosstab, { query, body, signal }),
  });
};
