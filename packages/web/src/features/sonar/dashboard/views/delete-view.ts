import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

export const deleteView = (projectId: string, viewId: string) =>
  call(endpoints.deleteView, { params: { id: projectId, viewId } });
