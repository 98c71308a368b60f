import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const changeOwnPassword = (input: CallInput<typeof endpoints.changeOwnPassword>) =>
  call(endpoints.changeOwnPassword, input);
