import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const searchProjects = (input: CallInput<typeof endpoints.searchProjects>) =>
  call(endpoints.searchProjects, input);
