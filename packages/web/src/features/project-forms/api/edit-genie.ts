import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editGenie = (input: CallInput<typeof endpoints.editGenie>) => call(endpoints.editGenie, input);
