import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const addCompanyUser = (input: CallInput<typeof endpoints.addCompanyUser>) =>
  call(endpoints.addCompanyUser, input);
