import type { passkeySignIn as english } from '../en/passkey-sign-in.ts';
import type { TextShape } from '../text-shape.ts';

export const passkeySignIn: TextShape<typeof english> = {
  signIn: 'Mit einem Passkey anmelden',
  failed: 'Die Anmeldung mit dem Passkey ist fehlgeschlagen',
};
