import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const removeProject = (input: CallInput<typeof endpoints.removeCompanyProject>) =>
  call(endpoints.removeCompanyProject, input);
