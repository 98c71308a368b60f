import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const changeForgottenPassword = (input: CallInput<typeof endpoints.changeForgottenPassword>) =>
  call(endpoints.changeForgottenPassword, input);
