import type { ScheduleForm } from '@soundings/contract/reports/schedule-choices';
import { publicAddress } from '#/env.ts';
import { callerOfUser } from '#/features/access/users/caller-of-user.ts';
import type { Database } from '#/platform/db/database.ts';
import { type Mail, oneLine } from '#/platform/mail/mailer.ts';
import type { MailWriter } from '#/platform/mail/queue/send-queued-mails.ts';
import { unsubscribeLinks } from '#/platform/mail/unsubscribe.ts';
import type { Services } from '#/platform/services.ts';
import { writeEdition } from '../editions/edition-document.ts';
import { findEdition, findShare } from '../editions/editions.store.ts';
import { presentShare } from '../editions/share-edition.ts';
import type { EditionEntry } from '../reports.tables.ts';
import { endRecipient, findRecipient, findSchedule } from './schedules.store.ts';

const words = {
  en: {
    link: 'The report is here:',
    attached: 'The report is attached.',
    end: 'Stop these e-mails',
  },
  de: {
    link: 'Der Bericht ist hier:',
    attached: 'Der Bericht liegt bei.',
    end: 'Diese E-Mails abbestellen',
  },
} as const;

interface About {
  readonly recipientId: string;
  readonly editionId: string;
  readonly form: ScheduleForm;
}

/**
 * A mail of an edition to a recipient. Null where they have unsubscribed, or are shut out; where the schedule was stopped or
 * the edition deleted; and where its link was ended.
 */
export const writeReportMail: MailWriter = async (services, about) => {
  const { recipientId, editionId, form } = about as unknown as About;
  const { db } = services;
  const recipient = await findRecipient(db, recipientId);
  const edition = await findEdition(db, editionId);
  if (!recipient || recipient.unsubscribedOn !== null || !edition) return null;
  if (recipient.userId !== null && !(await callerOfUser(db, recipient.userId))) return null;
  if ((await findSchedule(db, recipient.scheduleId))?.isActive !== true) return null;
  const say = words[edition.language];
  const links = unsubscribeLinks(services, { kind: 'reports', id: recipientId });
  const sent = form === 'LINK' ? await asLink(services, edition) : await asFile(services, edition, form);
  if (!sent) return null;
  return {
    to: recipient.email,
    subject: oneLine(edition.title),
    text: [edition.title, '', ...sent.lines, '', `${say.end}: ${links.page}`, ''].join('\n'),
    unsubscribe: links.header,
    ...(sent.attachments ? { attachments: sent.attachments } : {}),
  };
};

interface Sent {
  readonly lines: readonly string[];
  readonly attachments?: NonNullable<Mail['attachments']>;
}

const asLink = async ({ db, keys, env }: Services, { id, language }: EditionEntry): Promise<Sent | null> => {
  const share = await findShare(db, id);
  if (!share) return null;
  return { lines: [words[language].link, `${publicAddress(env)}/shared-report#${presentShare(keys, share).link}`] };
};

const contentTypes = {
  PDF: 'application/pdf',
  PPTX: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** The last file, as all recipients of a slot get the same. */
const lastFiles = new WeakMap<Services, { key: string; file: ReturnType<typeof writeEdition> }>();

const asFile = async (services: Services, edition: EditionEntry, form: 'PDF' | 'PPTX'): Promise<Sent> => {
  const key = `${edition.id} ${form}`;
  let last = lastFiles.get(services);
  if (last?.key !== key) {
    const format = form === 'PDF' ? 'pdf' : 'pptx';
    last = { key, file: writeEdition(services, edition, format, AbortSignal.timeout(writeMs)) };
    last.file.catch(() => lastFiles.delete(services));
    lastFiles.set(services, last);
  }
  const { fileName, content } = await last.file;
  const attachment = { fileName, contentType: contentTypes[form], content };
  return { lines: [words[edition.language].attached], attachments: [attachment] };
};

/** Within the time that a node has a mail for. */
const writeMs = 30_000;

export const endReportMails = (tx: Database, recipientId: string): Promise<void> => endRecipient(tx, recipientId);
