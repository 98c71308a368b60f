import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Mail } from '#/platform/mail/mailer.ts';
import type { Services } from '#/platform/services.ts';

/**
 * Mails what a caller's act means for someone. The act stands without the mail: this never rejects, nobody has to
 * wait for it, and a failure is written into the audit log.
 */
export const sendNotice = async (
  { db, mailer, now }: Pick<Services, 'db' | 'mailer' | 'now'>,
  caller: Pick<Caller, 'id' | 'username' | 'address'>,
  mail: Mail,
): Promise<void> => {
  try {
    await mailer.send(mail);
  } catch {
    const entry = { ...byCaller(caller), action: 'mail.send', outcome: 'failure', target: mail.to } as const;
    await addAuditEntry(db, now(), entry).catch(() => undefined);
  }
};
