import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const updateCompany = (input: CallInput<typeof endpoints.updateCompany>) => call(endpoints.updateCompany, input);
