import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Freezes a new reference from the brands as they are now. */
export const recalibrate = (projectId: string) => call(endpoints.recalibrate, { params: { id: projectId } });
