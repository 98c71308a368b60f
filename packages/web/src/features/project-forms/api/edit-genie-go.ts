import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editGenieGo = (input: CallInput<typeof endpoints.editGenieGo>) => call(endpoints.editGenieGo, input);
