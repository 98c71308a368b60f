import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
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
  });
};
