import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const activateCompany = (input: CallInput<typeof endpoints.activateCompany>) =>
  call(endpoints.activateCompany, input);
