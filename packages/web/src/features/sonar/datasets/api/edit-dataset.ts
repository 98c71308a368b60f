import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editDataset = (input: CallInput<typeof endpoints.editDataset>) => call(endpoints.editDataset, input);
