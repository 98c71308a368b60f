import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const createCompany = (input: CallInput<typeof endpoints.createCompany>) => call(endpoints.createCompany, input);
