import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deleteUser = (input: CallInput<typeof endpoints.deleteUser>) => call(endpoints.deleteUser, input);
