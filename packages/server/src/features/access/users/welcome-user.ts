import { publicAddress } from '#/env.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { sendNotice } from './send-notice.ts';

const textOf = (address: string) => `An account for Soundings was created for you.
Sign in with this e-mail address and the password that your administrator gives you: ${address}
At the first sign-in you choose a password of your own.

Für Sie wurde ein Soundings-Konto angelegt.
Melden Sie sich mit dieser E-Mail-Adresse und dem Passwort an, das Sie von Ihrem Administrator erhalten: ${address}
Bei der ersten Anmeldung wählen Sie ein eigenes Passwort.
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
