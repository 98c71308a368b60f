import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const searchAdmins = (input: CallInput<typeof endpoints.searchAdmins>) => call(endpoints.searchAdmins, input);
