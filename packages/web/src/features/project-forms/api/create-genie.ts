import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createGenie = (input: CallInput<typeof endpoints.createGenie>) => call(endpoints.createGenie, input);
