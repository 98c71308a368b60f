import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const searchUsers = (input: CallInput<typeof endpoints.searchUsers>) => call(endpoints.searchUsers, input);
