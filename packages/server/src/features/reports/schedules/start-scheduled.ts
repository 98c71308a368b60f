import { byTheClock } from '#/platform/by-the-clock.ts';
import { nextSlot } from '#/platform/calendar/slots.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { findDue, takeSlot } from './schedules.store.ts';
import { sendScheduled } from './send-scheduled.job.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Several nodes may start at once: the slot and its job are one transaction, and one of them gets it. Where all stood
 * still for weeks, the one slot that is due goes out, and the next is the first to come: older ones would show the same
 * figures. @returns how many it started
 */
export const startScheduled = async (services: Services, log: DatabaseLog): Promise<number> => {
  const { db, now } = services;
  let started = 0;
  for (const schedule of await findDue(db, now())) {
    const { id: scheduleId, rhythm, timeZone, dueOn } = schedule;
    const take = db.transaction(async (tx) => {
      if (!(await takeSlot(tx, schedule, nextSlot(rhythm, timeZone, now())))) return;
      await startJob(services, tx, sendScheduled, {
        input: { scheduleId, slotOn: dueOn.toISOString() },
        createdBy: nobody,
      });
      started++;
    });
    await take.catch((error: unknown) => log.error({ err: error, schedule: scheduleId }, 'a report was not started'));
  }
  return started;
};

const everyMs = 60_000;

export const sendReportsByTheClock = (services: Services, log: DatabaseLog): (() => void) =>
  byTheClock({ everyMs, log, failed: 'reports were not started' }, () => startScheduled(services, log));
