import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editSonar = (input: CallInput<typeof endpoints.editSonar>) => call(endpoints.editSonar, input);
