import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createGenieGo = (input: CallInput<typeof endpoints.createGenieGo>) => call(endpoints.createGenieGo, input);
