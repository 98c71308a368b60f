import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setUserRole = (input: CallInput<typeof endpoints.setUserRole>) => call(endpoints.setUserRole, input);
