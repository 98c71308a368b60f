import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const companyUsers = (input: CallInput<typeof endpoints.companyUsers>) => call(endpoints.companyUsers, input);
