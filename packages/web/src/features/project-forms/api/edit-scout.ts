import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editScout = (input: CallInput<typeof endpoints.editScout>) => call(endpoints.editScout, input);
