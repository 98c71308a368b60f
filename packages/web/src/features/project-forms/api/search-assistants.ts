import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const searchAssistants = (input: CallInput<typeof endpoints.searchAssistants>) =>
  call(endpoints.searchAssistants, input);
