import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends over SMTP. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return { send: async (mail) => void (await transport.sendMail(mail)), close: () => transport.close() };
};

/** Writes each mail as one .eml file into a folder: for a machine that has no mail server. */
export const outboxMailer = (folder: string, from: string, now: () => Date): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await transport.sendMail({ ...mail, date: now() });
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
};
