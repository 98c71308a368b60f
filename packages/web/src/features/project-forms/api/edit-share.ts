import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editShare = (input: CallInput<typeof endpoints.editShare>) => call(endpoints.editShare, input);
