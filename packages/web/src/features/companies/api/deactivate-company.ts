import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deactivateCompany = (input: CallInput<typeof endpoints.deactivateCompany>) =>
  call(endpoints.deactivateCompany, input);
