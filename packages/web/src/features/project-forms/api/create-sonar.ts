import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createSonar = (input: CallInput<typeof endpoints.createSonar>) => call(endpoints.createSonar, input);
