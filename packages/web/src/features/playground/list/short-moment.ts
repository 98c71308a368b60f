import type { TFunction } from 'i18next';
import { formatDate, formatDayTime } from '#/lib/format.ts';

/** When, in little room: `now`, `11:02`, `Yesterday`, `18.11.`, and of other years the whole date. */
export const shortMoment = (t: TFunction, given: string, now = new Date()): string => {
  const date = new Date(given);
  if (now.getTime() - date.getTime() < 60_000) return t('playground.now');
  const [day = '', time] = formatDayTime(date, now).split(', ');
  if (time !== undefined) return date.toDateString() === now.toDateString() ? time : capital(day);
  const whole = formatDate(date);
  return date.getFullYear() === now.getFullYear() ? whole.slice(0, -4) : whole;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
