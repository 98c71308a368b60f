import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const addDataset = (input: CallInput<typeof endpoints.addDataset>) => call(endpoints.addDataset, input);
