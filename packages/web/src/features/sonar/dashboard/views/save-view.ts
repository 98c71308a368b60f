import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Keeps an address of the dashboard under a name; one of the same name and maker is replaced. */
export const saveView = (projectId: string, body: { name: string; search: string }) =>
  call(endpoints.saveView, { params: { id: projectId }, body });
