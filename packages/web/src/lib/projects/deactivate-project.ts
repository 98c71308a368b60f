import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deactivateProject = (input: CallInput<typeof endpoints.deactivateProject>) =>
  call(endpoints.deactivateProject, input);
