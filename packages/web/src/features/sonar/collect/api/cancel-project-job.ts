import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

export const cancelProjectJob = (jobId: string) => call(endpoints.cancelProjectJob, { params: { id: jobId } });
