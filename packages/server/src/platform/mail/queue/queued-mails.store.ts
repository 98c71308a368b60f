import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type mailOutcomes, queuedMails } from './queued-mails.tables.ts';

export interface MailToQueue {
  /** What must not be mailed twice. */
  readonly key: string;
  readonly kind: string;
  readonly about: Record<string, unknown>;
  readonly dueOn: Date;
}

export type ClaimedMail = typeof queuedMails.$inferSelect & { readonly claim: string };

/** Longer than a mail server is given for one mail. */
const claimSeconds = 120;

const atOnce = 1000;

export const addMails = async (tx: Database, mails: readonly MailToQueue[]): Promise<void> => {
  for (let from = 0; from < mails.length; from += atOnce)
    await tx
      .insert(queuedMails)
      .values(mails.slice(from, from + atOnce))
      .onConflictDoNothing();
};

/** Takes the mail that has waited longest; no other node gets it while the claim lives. Null where none is due. */
export const claimMail = async (db: Database, now: Date): Promise<ClaimedMail | null> => {
  const claim = randomUUID();
  const free = sql`(${queuedMails.claimedTill} is null or ${queuedMails.claimedTill} < clock_timestamp())`;
  const [row] = await db
    .update(queuedMails)
    .set({ claim, claimedTill: sql`clock_timestamp() + make_interval(secs => ${claimSeconds})` })
    .where(
      sql`${queuedMails.key} = (select key from ${queuedMails}
        where ${queuedMails.endedOn} is null and ${queuedMails.dueOn} <= ${now.toISOString()}::timestamptz and ${free}
        order by ${queuedMails.dueOn}, ${queuedMails.key} limit 1 for update skip locked)`,
    )
    .returning();
  return row ? { ...row, claim } : null;
};

const isOurs = ({ key, claim }: Pick<ClaimedMail, 'key' | 'claim'>) =>
  and(eq(queuedMails.key, key), eq(queuedMails.claim, claim));

export const endMail = async (
  db: Database,
  mail: Pick<ClaimedMail, 'key' | 'claim'>,
  outcome: (typeof mailOutcomes)[number],
  endedOn: Date,
): Promise<void> => {
  await db.update(queuedMails).set({ outcome, endedOn, claim: null, claimedTill: null }).where(isOurs(mail));
};

export const postponeMail = async (db: Database, mail: ClaimedMail, dueOn: Date): Promise<void> => {
  await db
    .update(queuedMails)
    .set({ dueOn, tries: mail.tries + 1, claim: null, claimedTill: null })
    .where(isOurs(mail));
};

export const removeMailsEndedBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(queuedMails).where(lt(queuedMails.endedOn, before));
};
