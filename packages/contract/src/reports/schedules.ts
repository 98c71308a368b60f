import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { errorCodes } from '../errors.ts';
import { TimeZone } from '../time-zone.ts';
import { scheduleForms, scheduleLimits, slotStates } from './schedule-choices.ts';

const Hour = z.number().int().min(0).max(23);

/** By the clock on the wall of a time zone. Weekdays are those of ISO 8601; of a shorter month it is the last day. */
const Rhythm = z.discriminatedUnion('every', [
  z.object({ every: z.literal('WEEK'), weekday: z.number().int().min(1).max(7), hour: Hour }),
  z.object({ every: z.literal('MONTH'), day: z.number().int().min(1).max(31), hour: Hour }),
]);
export type ScheduleRhythm = z.infer<typeof Rhythm>;

const Address = z.email('incorrectEmail').max(254).toLowerCase();

const ScheduleInput = z.object({
  rhythm: Rhythm,
  timeZone: TimeZone,
  form: z.enum(scheduleForms),
  isActive: z.boolean(),
  /** Colleagues and customers alike; who has an account is written to as long as they may sign in. */
  recipients: z
    .array(Address)
    .min(1, 'required')
    .max(scheduleLimits.recipients)
    .refine((all) => new Set(all).size === all.length, 'twice'),
});
export type ScheduleInput = z.output<typeof ScheduleInput>;

const Slot = z.object({
  slotOn: z.iso.datetime(),
  state: z.enum(slotStates),
  reason: z.enum(errorCodes).nullable(),
  editionId: z.uuid().nullable(),
  mails: z.object({ sent: z.number().int(), waiting: z.number().int(), failed: z.number().int() }),
});
export type ScheduleSlot = z.infer<typeof Slot>;

export const Schedule = ScheduleInput.omit({ recipients: true }).extend({
  id: z.uuid(),
  nextOn: z.iso.datetime().nullable(),
  recipients: z.array(
    z.object({
      email: z.string(),
      /** Of the account that has the address, for those who see that account anyway. */
      name: z.string().nullable(),
      hasUnsubscribed: z.boolean(),
    }),
  ),
  /** The newest first. */
  slots: z.array(Slot),
});
export type Schedule = z.infer<typeof Schedule>;

const access = 'reports.use';
const ById = z.object({ id: z.uuid() });

export const schedulesEndpoints = {
  reportSchedules: endpoint({
    method: 'GET',
    path: '/api/reports/{id}/schedules',
    summary: 'When and to whom editions of a report are mailed, and how the last ones went',
    access,
    params: ById,
    answer: z.array(Schedule),
    errors: ['notFound'],
  }),
  addReportSchedule: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/schedules',
    summary: 'Mail an edition of a report every week or month',
    access,
    params: ById,
    body: ScheduleInput,
    answer: Schedule,
    status: 201,
    errors: ['notFound', 'limitReached'],
  }),
  saveReportSchedule: endpoint({
    method: 'PUT',
    path: '/api/report-schedules/{id}',
    summary: 'Change when and to whom editions of a report are mailed; who has unsubscribed stays so',
    access,
    params: ById,
    body: ScheduleInput,
    answer: Schedule,
    errors: ['notFound'],
  }),
  deleteReportSchedule: endpoint({
    method: 'DELETE',
    path: '/api/report-schedules/{id}',
    summary: 'Mail editions of a report no more',
    access,
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
};
