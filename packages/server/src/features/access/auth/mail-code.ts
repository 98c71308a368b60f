import { isLocalOnly } from '#/env.ts';
import { countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { User } from '../users/users.store.ts';
import { codeLifetimeMinutes } from './one-time-code.ts';
import type { Purpose } from './one-time-codes.store.ts';

/** Nobody's mailbox is filled by someone else's clicks. */
const mailsToOneMailbox: Limit = { name: 'mails', max: 10, seconds: 900 };

const subjects: Record<Purpose, string> = {
  'sign-in': 'Your sign-in code / Ihr Anmeldecode',
  'forgot-password': 'Your code for a new password / Ihr Code für ein neues Passwort',
};

const textOf = (code: string) => `${code}

Your code for Soundings. It is valid for ${codeLifetimeMinutes} minutes and works once.
If you did not ask for it, ignore this mail. If it happens again, change your password.

Ihr Code für Soundings. Er gilt ${codeLifetimeMinutes} Minuten und nur einmal.
Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Geschieht das öfter, ändern Sie Ihr Passwort.
`;

/**
 * Mails a code. Where the machine is one's own and has no mail server, the answer carries the code as well,
 * so that the sign-in page can show it.
 */
export const mailCode = async (
  { db, env, mailer, now }: Services,
  user: User,
  purpose: Purpose,
  { uuid, code }: { uuid: string; code: string },
): Promise<{ uuid: string; code?: string }> => {
  await countHit(db, mailsToOneMailbox, user.username, now());
  await mailer.send({ to: user.username, subject: subjects[purpose], text: textOf(code) });
  return env.SMTP_URL === undefined && isLocalOnly(env) ? { uuid, code } : { uuid };
};
