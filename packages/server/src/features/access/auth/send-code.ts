import type { FastifyRequest } from 'fastify';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import { countHit, type Limit, refundHit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import type { User } from '../users/users.store.ts';
import type { Origin } from './known-device.ts';
import { codeLifetimeMinutes, issueOneTimeCode } from './one-time-code.ts';
import type { Purpose } from './one-time-codes.store.ts';

export const mailsToOneMailbox: Record<Purpose, Limit> = {
  'sign-in': { name: 'mails-sign-in', max: 20, seconds: 900 },
  'forgot-password': { name: 'mails-forgot-password', max: 5, seconds: 900 },
};

const subjects: Record<Purpose, string> = {
  'sign-in': 'Your sign-in code / Ihr Anmeldecode',
  'forgot-password': 'Your code for a new password / Ihr Code für ein neues Passwort',
};

const mailText = (code: string) => `${code}

Your code for ${productName}. It is valid for ${codeLifetimeMinutes} minutes and works once.
If you didn’t request it, ignore this e-mail. If it happens again, change your password.

Ihr Code für ${productName}. Er ist ${codeLifetimeMinutes} Minuten gültig und funktioniert nur einmal.
Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Geschieht das öfter, ändern Sie Ihr Passwort.
`;

export const cameThroughProxy = ({ headers }: FastifyRequest): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => headers[name] !== undefined);

const recordFailure = ({ db, now }: Services, user: User, sent: Promise<void>): void => {
  sent.catch(() => {
    const entry = {
      action: 'mail.send',
      outcome: 'failure',
      actorId: user.id,
      actor: user.username,
      address: '',
    } as const;
    return addAuditEntry(db, now(), entry).catch(() => undefined);
  });
};

/**
 * Makes a code and mails it; at sign-in the code before it is dead from then on.
 * Throws tooManyRequests before anything is changed, and mailUnavailable, which does not count.
 */
export const sendCode = async (
  services: Services,
  user: User,
  given: { purpose: Purpose; rememberMe: boolean } & Pick<Origin, 'knownDevice'>,
): Promise<{ uuid: string; code: string }> => {
  const { db, env, mailer, now } = services;
  const { purpose, rememberMe, knownDevice } = given;
  const recipient = knownDevice ?? user.username;
  await countHit(db, mailsToOneMailbox[purpose], recipient, now());
  const issued = await issueOneTimeCode(services, user, purpose, rememberMe);
  const sent = mailer.send({ to: user.username, subject: subjects[purpose], text: mailText(issued.code) });
  // Waiting for the mail server would tell by time that there is a user to write to.
  if (purpose === 'forgot-password' && env.FORGOT_PASSWORD_HIDES_USERS) recordFailure(services, user, sent);
  else {
    await sent.catch(async (error: unknown) => {
      await refundHit(db, mailsToOneMailbox[purpose], recipient);
      throw error;
    });
  }
  return issued;
};
