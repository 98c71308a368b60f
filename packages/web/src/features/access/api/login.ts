import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const login = (input: CallInput<typeof endpoints.login>) => call(endpoints.login, input);
