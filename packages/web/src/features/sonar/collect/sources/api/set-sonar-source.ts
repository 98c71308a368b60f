import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const setSonarSource = (input: CallInput<typeof endpoints.setSonarSource>) =>
  call(endpoints.setSonarSource, input);
