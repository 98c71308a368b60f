import { publicAddress } from '#/env.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { sendNotice } from './send-notice.ts';

const textOf = (address: string) => `A Soundings account was created for you.
Sign in with this e-mail address and the password your administrator gives you: ${address}
You’ll set your own password when you first sign in.

Für Sie wurde ein Soundings-Konto angelegt.
Melden Sie sich mit dieser E-Mail-Adresse und dem Passwort an, das Sie von Ihrem Administrator erhalten: ${address}
Bei der ersten Anmeldung legen Sie ein eigenes Passwort fest.
`;

/** Tells a new user by mail that an account exists. The mail holds no password. Never rejects. */
export const welcomeUser = (
  services: Pick<Services, 'db' | 'env' | 'mailer' | 'now'>,
  caller: Pick<Caller, 'id' | 'username' | 'address'>,
  username: string,
): Promise<void> =>
  sendNotice(services, caller, {
    to: username,
    subject: 'Your Soundings account / Ihr Soundings-Konto',
    text: textOf(`${publicAddress(services.env)}/login`),
  });
