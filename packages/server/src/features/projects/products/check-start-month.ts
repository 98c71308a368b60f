import { latestStartMonth, startYears } from '@soundings/contract/projects/project-choices';
import { AppError } from '#/platform/http/app-error.ts';

/** `startDate` is YYYY-MM-01. Throws invalidRequest where the month is not one that can be chosen today. */
export const checkStartMonth = (startDate: string, today: Date): void => {
  const latest = latestStartMonth(today);
  const first = Date.UTC(today.getUTCFullYear() - startYears, 0, 1);
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (start >= first && start <= Date.UTC(latest.year, latest.month, 1)) return;
  throw new AppError('invalidRequest', { fields: [{ path: 'body.startDate', message: 'notSelectable' }] });
};
