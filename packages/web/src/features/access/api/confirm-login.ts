import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const confirmLogin = (input: CallInput<typeof endpoints.confirmLogin>) => call(endpoints.confirmLogin, input);
