import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const enableProject = (input: CallInput<typeof endpoints.enableCompanyProject>) =>
  call(endpoints.enableCompanyProject, input);
