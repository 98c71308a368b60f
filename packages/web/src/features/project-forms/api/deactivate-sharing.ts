import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deactivateSharing = (input: CallInput<typeof endpoints.deactivateSharing>) =>
  call(endpoints.deactivateSharing, input);
