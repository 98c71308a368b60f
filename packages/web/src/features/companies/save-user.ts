import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';
import type { UserFields } from './user-fields.ts';

/** The password goes last: it ends the user's sessions, which a refused e-mail should not. */
export const saveUser = async (id: string, { password, repeatPassword: _, ...person }: UserFields): Promise<void> => {
  await call(endpoints.updateUserInfo, { params: { id }, body: person });
  if (password !== '') await call(endpoints.setUserPassword, { params: { id }, body: { password } });
};
