import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editProjectUsers = (input: CallInput<typeof endpoints.editProjectUsers>) =>
  call(endpoints.editProjectUsers, input);
