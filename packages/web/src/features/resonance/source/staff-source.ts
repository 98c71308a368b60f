import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import { staffAccess } from '#/lib/live/live-access.ts';
import { type ResonanceSource, sourceOf } from './resonance-source.ts';

/** A project that the signed-in user may use. */
export const staffSource = (projectId: string): ResonanceSource => {
  const query = { projectId };
  return sourceOf(['resonance', projectId], staffAccess(projectId), {
    data: (signal) => call(endpoints.resonanceData, { query, signal }),
    filterMessages: (body, signal) => call(endpoints.filterMessages, { query, body, signal }),
    messageAudiences: (body, signal) => call(endpoints.messageAudiences, { query, body, signal }),
  });
};
