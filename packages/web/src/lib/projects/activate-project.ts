import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const activateProject = (input: CallInput<typeof endpoints.activateProject>) =>
  call(endpoints.activateProject, input);
