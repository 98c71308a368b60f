import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createScout = (input: CallInput<typeof endpoints.createScout>) => call(endpoints.createScout, input);
