import { createHash } from 'node:crypto';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byTheClock } from '#/platform/by-the-clock.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addressIn, type Mail } from '../mailer.ts';
import { type ClaimedMail, claimMail, endMail, postponeMail } from './queued-mails.store.ts';

/** Writes a mail when it goes out, by the rights of then. Null: it is not to be sent any more. */
export type MailWriter = (services: Services, about: Record<string, unknown>) => Promise<Mail | null>;

/** By the kind of mail. */
export type MailWriters = Readonly<Record<string, MailWriter>>;

const minute = 60_000;
/** After each failed try; the last one holds until it is given up. */
const pauses = [1, 5, 15, 60, 180].map((minutes) => minutes * minute);
const maxTries = 24;

/**
 * Sends what is due, one mail after the other, until none is left, the mail server does not answer, or `signal` aborts.
 * A node that dies between the mail server's taking a mail and writing that down leaves it to another one, which
 * sends it again under the same Message-ID: mailboxes show such a one once.
 * @returns how many went out
 */
export const sendQueuedMails = async (
  services: Services,
  writers: MailWriters,
  log: DatabaseLog,
  signal?: AbortSignal,
): Promise<number> => {
  const { db, now } = services;
  let sent = 0;
  while (!signal?.aborted) {
    const mail = await claimMail(db, now());
    if (!mail) break;
    const outcome = await send(services, writers, mail).catch((error: unknown) => error as Error);
    if (outcome instanceof Error) {
      await retryLater(services, mail, outcome, log);
      if (outcome instanceof AppError && outcome.code === 'mailUnavailable') break;
    } else {
      await endMail(db, mail, outcome, now());
      if (outcome === 'sent') sent++;
    }
  }
  return sent;
};

const send = async (services: Services, writers: MailWriters, { kind, about, key }: ClaimedMail) => {
  const write = writers[kind];
  if (!write) throw new Error(`nobody writes mails of kind ${kind}`);
  const mail = await write(services, about);
  if (!mail) return 'dropped' as const;
  await services.mailer.send({ ...mail, messageId: messageId(services, key) });
  return 'sent' as const;
};

/** The same for each try, and telling nothing of whom or what the mail is about. */
const messageId = ({ env }: Pick<Services, 'env'>, key: string): string => {
  const host = addressIn(env.MAIL_FROM).split('@')[1] ?? 'soundings.example';
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
};

const retryLater = async ({ db, now }: Services, mail: ClaimedMail, error: Error, log: DatabaseLog): Promise<void> => {
  if (!(error instanceof AppError)) log.error({ err: error, kind: mail.kind }, 'a mail was not written');
  if (mail.tries + 1 < maxTries) {
    const pause = pauses[Math.min(mail.tries, pauses.length - 1)]!;
    return postponeMail(db, mail, new Date(now().getTime() + pause));
  }
  await endMail(db, mail, 'failed', now());
  const entry = { actorId: null, actor: '', address: '', action: 'mail.send', outcome: 'failure' } as const;
  await addAuditEntry(db, now(), { ...entry, target: mail.kind });
};

const everyMs = 5000;

export const sendMailsByTheClock =
  (writers: MailWriters) =>
  (services: Services, log: DatabaseLog): (() => void) =>
    byTheClock({ everyMs, log, failed: 'mails were not sent' }, (leaving) =>
      sendQueuedMails(services, writers, log, leaving),
    );
