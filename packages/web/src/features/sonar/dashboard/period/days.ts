import type { DateRange } from '@soundings/contract/sonar/scores';
import { formatDate, formatDateRange } from '#/lib/format.ts';

// A day of the answer is no moment: read as local midnight it stays that day everywhere.
const local = (day: string): string => `${day}T00:00`;

export const dayText = (day: string): string => formatDate(local(day));

/** `13.11. – 19.11.2026`; a single day is written once. */
export const rangeText = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate ? dayText(endDate) : formatDateRange(local(startDate), local(endDate));
