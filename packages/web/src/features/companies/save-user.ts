import { setUserPassword } from './api/set-user-password.ts';
import { updateUser } from './api/update-user.ts';
import type { UserFields } from './user-fields.ts';

/** The password goes last: it ends the user's sessions, which a refused e-mail should not. */
export const saveUser = async (id: string, { password, repeatPassword: _, ...person }: UserFields): Promise<void> => {
  await updateUser({ params: { id }, body: person });
  if (password !== '') await setUserPassword({ params: { id }, body: { password } });
};
