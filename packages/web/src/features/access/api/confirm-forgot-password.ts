import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const confirmForgotPassword = (input: CallInput<typeof endpoints.confirmForgotPassword>) =>
  call(endpoints.confirmForgotPassword, input);
