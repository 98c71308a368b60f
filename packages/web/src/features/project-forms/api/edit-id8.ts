import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const editId8 = (input: CallInput<typeof endpoints.editId8>) => call(endpoints.editId8, input);
