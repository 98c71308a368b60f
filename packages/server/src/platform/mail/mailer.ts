import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { AppError } from '#/platform/http/app-error.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly senderName?: string;
  /** Where one click ends such mails (RFC 8058). */
  readonly unsubscribe?: string;
  /** Where it may be sent again after a fault: the same for each try. */
  readonly messageId?: string;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly content: Uint8Array;
  }[];
  readonly pictures?: readonly { readonly id: string; readonly contentType: string; readonly content: Uint8Array }[];
}

export interface Mailer {
  /** Throws mailUnavailable where the mail server does not take it. */
  send(mail: Mail): Promise<void>;
  /** Whether the mail server answers, as it was seen in the last 15 s. */
  isReachable(): Promise<boolean>;
  close(): void;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };
const seenForMs = 15_000;
const answerMs = 2000;
const retryAfterSeconds = 30;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `no-reply@agency.example`, also out of `Agency <no-reply@agency.example>`. */
export const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();

/** The mail in nodemailer's words. The sender's address stays the server's own; only its name is the agency's. */
const toMessage = (from: string, given: Mail): SendMailOptions => {
  const { senderName, pictures = [], attachments = [], unsubscribe, ...mail } = given;
  return {
    ...mail,
    ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
    ...(senderName ? { from: { name: senderName, address: addressIn(from) } } : {}),
    attachments: [
      ...pictures.map(({ id, contentType, content }) => ({
        cid: id,
        contentType,
        content: Buffer.from(content),
        contentDisposition: 'inline' as const,
        filename: `logo.${contentType.split('/')[1]}`,
      })),
      ...attachments.map(({ fileName, contentType, content }) => ({
        filename: fileName,
        contentType,
        content: Buffer.from(content),
      })),
    ],
    // Nothing of a mail is ever read from an address or a path.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
});

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...timeouts }, { from });
  let seen: { readonly at: number; readonly answers: Promise<boolean> } | null = null;
  const verify = (): Promise<boolean> =>
    transport.verify().then(
      () => true,
      () => false,
    );
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(from, mail));
      } catch (cause) {
        throw new AppError('mailUnavailable', { retryAfterSeconds }, { cause });
      }
    },
    isReachable: () => {
      if (!seen || performance.now() - seen.at > seenForMs) seen = { at: performance.now(), answers: verify() };
      return Promise.race([seen.answers, sleep(answerMs, false, { ref: false })]);
    },
    close: () => transport.close(),
  };
};

export const outboxMailer = (folder: string, from: string, now: () => Date): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ ...toMessage(from, mail), date: now() });
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    isReachable: async () => true,
    close: () => transport.close(),
  };
};
