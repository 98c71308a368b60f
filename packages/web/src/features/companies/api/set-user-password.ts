import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setUserPassword = (input: CallInput<typeof endpoints.setUserPassword>) =>
  call(endpoints.setUserPassword, input);
