import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const findProfiles = (input: CallInput<typeof endpoints.findProfiles>) => call(endpoints.findProfiles, input);
