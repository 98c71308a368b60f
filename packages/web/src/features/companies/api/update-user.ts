import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const updateUser = (input: CallInput<typeof endpoints.updateUserInfo>) => call(endpoints.updateUserInfo, input);
