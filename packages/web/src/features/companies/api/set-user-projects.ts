import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setUserProjects = (input: CallInput<typeof endpoints.setCompanyUserProjects>) =>
  call(endpoints.setCompanyUserProjects, input);
