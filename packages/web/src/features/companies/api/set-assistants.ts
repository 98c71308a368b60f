import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setAssistants = (input: CallInput<typeof endpoints.setCompanyAssistants>) =>
  call(endpoints.setCompanyAssistants, input);
