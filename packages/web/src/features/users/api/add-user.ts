import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const addUser = (input: CallInput<typeof endpoints.addUser>) => call(endpoints.addUser, input);
