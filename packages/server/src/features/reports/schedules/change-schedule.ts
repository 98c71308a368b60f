import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@soundings/contract/errors';
import { scheduleLimits } from '@soundings/contract/reports/schedule-choices';
import type { Schedule, ScheduleInput } from '@soundings/contract/reports/schedules';
import { nextSlot } from '#/platform/calendar/slots.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { countMails } from '#/platform/mail/queue/queued-mails.store.ts';
import type { Services } from '#/platform/services.ts';
import { lockReport } from '../reports.store.ts';
import {
  addSchedule,
  countSchedules,
  findNamedRecipients,
  findSlots,
  putRecipients,
  setSchedule,
} from './schedules.store.ts';
import type { ScheduleRow, SlotRow } from './schedules.tables.ts';

/** Throws notFound, and limitReached. @returns its id. */
export const createSchedule = (
  { db, now }: Services,
  reportId: string,
  { recipients, ...input }: ScheduleInput,
): Promise<string> =>
  db.transaction(async (tx) => {
    if (!(await lockReport(tx, reportId))) throw new AppError('notFound');
    if ((await countSchedules(tx, reportId)) >= scheduleLimits.schedules) throw new AppError('limitReached');
    const id = randomUUID();
    const dueOn = nextSlot(input.rhythm, input.timeZone, now());
    await addSchedule(tx, { id, reportId, ...input, dueOn, createdOn: now() });
    await putRecipients(tx, id, recipients);
    return id;
  });

/** The next slot is counted anew: what is already due goes out as it was. */
export const saveSchedule = (
  { db, now }: Services,
  { id, reportId }: ScheduleRow,
  { recipients, ...input }: ScheduleInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await lockReport(tx, reportId))) throw new AppError('notFound');
    await setSchedule(tx, id, { ...input, dueOn: nextSlot(input.rhythm, input.timeZone, now()) });
    await putRecipients(tx, id, recipients);
  });

export const slotMailPrefix = ({ scheduleId, slotOn }: Pick<SlotRow, 'scheduleId' | 'slotOn'>): string =>
  `report ${scheduleId} ${slotOn.toISOString()} `;

export const presentSchedules = async (
  { db }: Pick<Services, 'db'>,
  rows: readonly ScheduleRow[],
  viewer: Caller,
): Promise<Schedule[]> => {
  const ids = rows.map(({ id }) => id);
  const recipients = Map.groupBy(await findNamedRecipients(db, ids, viewer), ({ scheduleId }) => scheduleId);
  const slots = Map.groupBy(await findSlots(db, ids, scheduleLimits.slots), ({ scheduleId }) => scheduleId);
  return Promise.all(
    rows.map(async ({ id, rhythm, timeZone, form, isActive, dueOn }) => ({
      ...{ id, rhythm, timeZone, form, isActive, nextOn: isActive ? dueOn.toISOString() : null },
      recipients: (recipients.get(id) ?? []).map(({ email, name, unsubscribedOn }) => ({
        ...{ email, name, hasUnsubscribed: unsubscribedOn !== null },
      })),
      slots: await Promise.all((slots.get(id) ?? []).map((slot) => presentSlot({ db }, slot))),
    })),
  );
};

const presentSlot = async ({ db }: Pick<Services, 'db'>, slot: SlotRow): Promise<Schedule['slots'][number]> => ({
  slotOn: slot.slotOn.toISOString(),
  state: slot.state,
  reason: slot.reason as ErrorCode | null,
  editionId: slot.editionId,
  mails: await countMails(db, slotMailPrefix(slot)),
});
