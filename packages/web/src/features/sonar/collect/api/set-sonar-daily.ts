import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Collects a project again every day, or no longer. */
export const setSonarDaily = (projectId: string, daily: boolean) =>
  call(endpoints.setSonarDaily, { params: { id: projectId }, body: { daily } });
