import { digestHour } from '@soundings/contract/projects/alert-choices';
import type { AlertWords } from '@soundings/engine/alerts/alert-words';
import { writeAlert } from '@soundings/engine/alerts/write-alert';
import { publicAddress } from '#/env.ts';
import { callerOfUser } from '#/features/access/users/caller-of-user.ts';
import { byTheClock } from '#/platform/by-the-clock.ts';
import { nextSlot } from '#/platform/calendar/slots.ts';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import { productName } from '#/platform/mail/letterhead.ts';
import { type Mail, oneLine } from '#/platform/mail/mailer.ts';
import { addMails } from '#/platform/mail/queue/queued-mails.store.ts';
import type { MailWriter } from '#/platform/mail/queue/send-queued-mails.ts';
import { unsubscribeLinks } from '#/platform/mail/unsubscribe.ts';
import type { Services } from '#/platform/services.ts';
import { dropDigest, endMails, findDueDigests, findSettings, takeDigest } from './alert-settings.store.ts';
import { type FoundAlert, findAlertsFor } from './alerts.store.ts';

const maxNamed = 20;

const words = {
  en: {
    one: (title: string) => title,
    more: (count: number) => `${count} alerts from ${productName}`,
    project: 'Project',
    rest: (count: number) => `And ${count} more.`,
    all: 'All alerts',
    end: 'Stop these e-mails',
  },
  de: {
    one: (title: string) => title,
    more: (count: number) => `${count} Hinweise von ${productName}`,
    project: 'Projekt',
    rest: (count: number) => `Und ${count} weitere.`,
    all: 'Alle Hinweise',
    end: 'Diese E-Mails abbestellen',
  },
} as const;

interface About {
  readonly userId: string;
  readonly alertIds: readonly string[];
}

/**
 * A mail of some alerts to a user: those that they may open now. Null where none is left, the user is gone or shut out,
 * or wants no mails any more.
 */
export const writeAlertMail: MailWriter = async (services, about) => {
  const { userId, alertIds } = about as unknown as About;
  const { db } = services;
  const settings = await findSettings(db, userId);
  const user = await callerOfUser(db, userId);
  if (!user || !settings || settings.mails === 'OFF') return null;
  const found = await findAlertsFor(db, user, alertIds);
  if (found.length === 0) return null;
  return toMail(services, { userId, to: user.username, language: settings.language }, found);
};

const toMail = (
  services: Services,
  { userId, to, language }: { readonly userId: string; readonly to: string; readonly language: 'en' | 'de' },
  found: readonly FoundAlert[],
): Mail => {
  const say = words[language];
  const links = unsubscribeLinks(services, { kind: 'alerts', id: userId });
  const told = found
    .slice(0, maxNamed)
    .map(({ alert, project }) => ({ project, ...writeAlert(alert.about, language) }));
  const address = `${publicAddress(services.env)}/alerts`;
  const lines = told.flatMap(({ title, detail, project }: AlertWords & Pick<FoundAlert, 'project'>) => [
    title,
    ...(detail ? [detail] : []),
    ...(project ? [`${say.project}: ${project.name}`] : []),
    '',
  ]);
  const rest = found.length - told.length;
  return {
    to,
    subject: oneLine(found.length === 1 ? say.one(told[0]!.title) : say.more(found.length)),
    text: [
      ...lines,
      ...(rest > 0 ? [say.rest(rest), ''] : []),
      `${say.all}: ${address}`,
      `${say.end}: ${links.page}`,
      '',
    ].join('\n'),
    unsubscribe: links.header,
  };
};

/** Queues the mails of a day that are due. Of several nodes one takes each. @returns how many it queued */
export const queueDigests = async (services: Services): Promise<number> => {
  const { db, now } = services;
  let queued = 0;
  for (const due of await findDueDigests(db, now())) {
    await db.transaction(async (tx) => {
      const next = nextSlot({ every: 'DAY', hour: digestHour }, due.timeZone, now());
      const alertIds = await takeDigest(tx, due, next);
      if (!alertIds || alertIds.length === 0) return;
      const { userId } = due;
      const key = `digest ${userId} ${due.digestOn.toISOString()}`;
      await addMails(tx, [{ key, kind: 'alerts', about: { userId, alertIds }, dueOn: now() }]);
      queued++;
    });
  }
  return queued;
};

/** By the link in one of them. What waits is not mailed; in the app alerts stay. */
export const endAlertMails = (tx: Database, userId: string): Promise<void> => endMails(tx, userId);

/** What waits for the mail of a day, to whoever wants each at once from now on. */
export const sendDigestNow = async ({ now }: Pick<Services, 'now'>, tx: Database, userId: string): Promise<void> => {
  const alertIds = await dropDigest(tx, userId);
  if (alertIds.length === 0) return;
  const key = `digest ${userId} ${now().toISOString()}`;
  await addMails(tx, [{ key, kind: 'alerts', about: { userId, alertIds }, dueOn: now() }]);
};

const everyMs = 60_000;

export const queueDigestsByTheClock = (services: Services, log: DatabaseLog): (() => void) =>
  byTheClock({ everyMs, log, failed: 'digests were not queued' }, () => queueDigests(services));
