import { latestStartMonth, startYears } from '@soundings/contract/projects/project-choices';

/** The years that a SONAR project may start in, newest first. Months count from 0, as in the contract. */
export const startYearsOn = (today: Date): number[] => {
  const latest = latestStartMonth(today).year;
  const first = today.getUTCFullYear() - startYears;
  return Array.from({ length: latest - first + 1 }, (_, back) => latest - back);
};

/** The months of a year that may be chosen: fewer in the latest year. */
export const startMonthsOn = (today: Date, year: number): number[] => {
  const latest = latestStartMonth(today);
  return Array.from({ length: year < latest.year ? 12 : latest.month + 1 }, (_, month) => month);
};

/** What stays of the month when another year is chosen. */
export const monthInYear = (today: Date, year: number, month: number | null): number | null =>
  month !== null && startMonthsOn(today, year).includes(month) ? month : null;
