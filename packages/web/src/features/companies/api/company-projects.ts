import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const companyProjects = (input: CallInput<typeof endpoints.companyProjects>) =>
  call(endpoints.companyProjects, input);
