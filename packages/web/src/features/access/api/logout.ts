import { endpoints } from '@soundings/contract/endpoints';
import { call } from '#/lib/api/call.ts';

export const logout = () => call(endpoints.logout);
