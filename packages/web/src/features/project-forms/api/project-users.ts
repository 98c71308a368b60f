import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const projectUsers = (input: CallInput<typeof endpoints.projectUsers>) => call(endpoints.projectUsers, input);
