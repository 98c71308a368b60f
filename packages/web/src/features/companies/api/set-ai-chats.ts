import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setAiChats = (input: CallInput<typeof endpoints.setCompanyAiChats>) =>
  call(endpoints.setCompanyAiChats, input);
