import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deleteUsers = (input: CallInput<typeof endpoints.deleteUsers>) => call(endpoints.deleteUsers, input);
