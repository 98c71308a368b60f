export const scheduleForms = ['LINK', 'PPTX', 'PDF'] as const;
export type ScheduleForm = (typeof scheduleForms)[number];

export const slotStates = ['WAITING', 'DONE', 'FAILED'] as const;

export const scheduleLimits = {
  /** Of one report. */
  schedules: 10,
  recipients: 50,
  /** Past mailings that are shown. */
  slots: 12,
} as const;
