import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const forgotPassword = (input: CallInput<typeof endpoints.forgotPassword>) =>
  call(endpoints.forgotPassword, input);
