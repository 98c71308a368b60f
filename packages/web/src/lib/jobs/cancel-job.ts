import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Asks for the end of a job; how it then ended its progress tells. */
export const cancelJob = (id: string) => call(endpoints.cancelJob, { params: { id } });
