import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const addProjects = (input: CallInput<typeof endpoints.addCompanyProjects>) =>
  call(endpoints.addCompanyProjects, input);
