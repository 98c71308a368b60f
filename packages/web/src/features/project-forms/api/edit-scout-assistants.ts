import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editScoutAssistants = (input: CallInput<typeof endpoints.editScoutAssistants>) =>
  call(endpoints.editScoutAssistants, input);
