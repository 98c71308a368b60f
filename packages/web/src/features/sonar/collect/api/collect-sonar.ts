import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Starts collecting the figures of a project's accounts. */
export const collectSonar = (projectId: string) => call(endpoints.collectSonar, { params: { id: projectId } });
