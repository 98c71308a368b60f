import type { DateRange } from '@soundings/contract/sonar-scores';
import { formatDate, formatDateRange } from '#/lib/format.ts';

/** `13.11. – 19.11.2026`, or the day where it is only one. */
export const rangeText = ({ startDate, endDate }: DateRange): string =>
  startDate === endDate ? formatDate(startDate) : formatDateRange(startDate, endDate);
