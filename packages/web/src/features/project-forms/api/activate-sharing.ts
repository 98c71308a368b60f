import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const activateSharing = (input: CallInput<typeof endpoints.activateSharing>) =>
  call(endpoints.activateSharing, input);
