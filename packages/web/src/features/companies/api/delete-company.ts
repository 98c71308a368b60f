import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deleteCompany = (input: CallInput<typeof endpoints.deleteCompany>) => call(endpoints.deleteCompany, input);
