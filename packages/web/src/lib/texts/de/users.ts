import type { users as english } from '../en/users.ts';
import type { TextShape } from '../text-shape.ts';

export const users: TextShape<typeof english> = {
  title: 'Benutzer',
};
