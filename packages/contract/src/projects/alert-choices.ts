export const alertKinds = ['score', 'leader', 'silence', 'post', 'source', 'quota', 'answers', 'feedback'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** When a user wants alerts by mail: never, each as it comes, or those of a day together. */
export const alertMails = ['OFF', 'AT_ONCE', 'DAILY'] as const;

/** The hour of the day, in the user's own time zone, at which the alerts of a day are mailed. */
export const digestHour = 8;

/** Percent of a month's tokens that an alert tells of. */
export const quotaSteps = [80, 100] as const;

export const alertLanguages = ['en', 'de'] as const;
export type AlertLanguage = (typeof alertLanguages)[number];

/** Days that an alert is kept. */
export const alertDays = 180;

export const maxUnreadShown = 100;
