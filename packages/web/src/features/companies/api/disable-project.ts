import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const disableProject = (input: CallInput<typeof endpoints.disableCompanyProject>) =>
  call(endpoints.disableCompanyProject, input);
