import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const disableUser = (input: CallInput<typeof endpoints.disableUser>) => call(endpoints.disableUser, input);
