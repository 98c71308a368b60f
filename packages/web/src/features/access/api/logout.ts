import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

export const logout = () => call(endpoints.logout);
