import { callerOfUser } from '#/features/access/users/caller-of-user.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { defineJob, type JobRun } from '#/platform/jobs/job.ts';
import { addMails } from '#/platform/mail/queue/queued-mails.store.ts';
import type { Services } from '#/platform/services.ts';
import { findShare } from '../editions/editions.store.ts';
import { makeEdition } from '../editions/make-edition.ts';
import { shareEdition } from '../editions/share-edition.ts';
import { findReport } from '../reports.store.ts';
import { slotMailPrefix } from './change-schedule.ts';
import { findRecipients, findSchedule, findSlot, type SlotKey, setSlot } from './schedules.store.ts';
import type { ScheduleRow } from './schedules.tables.ts';

interface ScheduledInput {
  readonly scheduleId: string;
  /** ISO 8601. */
  readonly slotOn: string;
}
type Run = JobRun<ScheduledInput, null>;

const toKey = ({ scheduleId, slotOn }: ScheduledInput): SlotKey => ({ scheduleId, slotOn: new Date(slotOn) });

/**
 * Makes the edition of a slot and queues its mails, one a recipient. Editions that show the same are one, and mails have
 * keys of their own: an attempt after a crash makes nothing twice.
 */
export const sendScheduled = defineJob<ScheduledInput>({
  type: 'SEND_REPORT',
  parallel: 1,
  lane: ({ scheduleId, slotOn }) => `report/${scheduleId}/${slotOn}`,
  busy: 'jobInProgress',
  projectId: () => null,
  run: async (services, run) => {
    const slot = await findSlot(services.db, toKey(run.input));
    const schedule = await findSchedule(services.db, run.input.scheduleId);
    // Its report, or the schedule, was deleted meanwhile.
    if (!slot || !schedule) return services.db.transaction((tx) => run.finish(tx));
    await assertOwnerIsThere(services, schedule.reportId);
    const { id } = await makeEdition(services, schedule.reportId, { madeBy: null, signal: run.signal });
    const share = schedule.form === 'LINK' ? await findShare(services.db, id) : null;
    const isOpen = share && (share.expiresOn === null || share.expiresOn > services.now());
    if (schedule.form === 'LINK' && !isOpen) {
      const expiresOn = new Date(services.now().getTime() + linkDays * dayMs).toISOString();
      await shareEdition(services, id, { expiresOn });
    }
    await services.db.transaction((tx) => queueMails(services, tx, { run, schedule, editionId: id }));
  },
  noteFailure: async (_services, tx, input, { code }) => setSlot(tx, toKey(input), { state: 'FAILED', reason: code }),
});

const dayMs = 86_400_000;
/** Links that the clock has made end, so that room is left for later editions. */
const linkDays = 365;

const assertOwnerIsThere = async ({ db }: Services, reportId: string): Promise<void> => {
  const report = await findReport(db, reportId);
  if (report && !(await callerOfUser(db, report.ownerId))) throw new AppError('accessDenied');
};

const queueMails = async (
  { now }: Services,
  tx: Database,
  { run, schedule, editionId }: { readonly run: Run; readonly schedule: ScheduleRow; readonly editionId: string },
): Promise<void> => {
  const key = toKey(run.input);
  await run.finish(tx);
  await setSlot(tx, key, { state: 'DONE', editionId });
  const recipients = (await findRecipients(tx, schedule.id)).filter(({ unsubscribedOn }) => unsubscribedOn === null);
  await addMails(
    tx,
    recipients.map(({ id }) => ({
      key: `${slotMailPrefix(key)}${id}`,
      kind: 'report',
      about: { recipientId: id, editionId, form: schedule.form },
      dueOn: now(),
    })),
  );
};
