import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editFinalMessagesShare = (input: CallInput<typeof endpoints.editFinalMessagesShare>) =>
  call(endpoints.editFinalMessagesShare, input);
