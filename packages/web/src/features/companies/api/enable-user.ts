import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const enableUser = (input: CallInput<typeof endpoints.enableUser>) => call(endpoints.enableUser, input);
