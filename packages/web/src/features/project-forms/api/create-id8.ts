import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createId8 = (input: CallInput<typeof endpoints.createId8>) => call(endpoints.createId8, input);
