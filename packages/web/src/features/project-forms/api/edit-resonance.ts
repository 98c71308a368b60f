import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editResonance = (input: CallInput<typeof endpoints.editResonance>) => call(endpoints.editResonance, input);
