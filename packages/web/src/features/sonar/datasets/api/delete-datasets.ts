import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const deleteDatasets = (input: CallInput<typeof endpoints.deleteDatasets>) =>
  call(endpoints.deleteDatasets, input);
