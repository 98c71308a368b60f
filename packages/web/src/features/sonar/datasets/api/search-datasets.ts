import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const searchDatasets = (input: CallInput<typeof endpoints.searchDatasets>) =>
  call(endpoints.searchDatasets, input);
