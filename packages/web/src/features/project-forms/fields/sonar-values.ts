import { latestStartMonth, type rangeTypes } from '@soundings/contract/projects/project-choices';

export interface SonarValues {
  /** May be empty. */
  brand: string;
  rangeType: (typeof rangeTypes)[number];
  startingYear: number;
  /** From 0; null until one is chosen. */
  startingMonth: number | null;
}

export const emptySonar = (today: Date): SonarValues => ({
  brand: '',
  rangeType: 'DAILY_RANGE',
  startingYear: latestStartMonth(today).year,
  startingMonth: null,
});

export const sonarRules = {
  startingMonth: (value: number | null) => (value === null ? ('required' as const) : null),
};

/** What the server keeps: the first day of the month, YYYY-MM-01. */
export const startDateOf = (year: number, month: number): string => `${year}-${String(month + 1).padStart(2, '0')}-01`;

/** The other way round. */
export const startOf = (startDate: string): Pick<SonarValues, 'startingYear' | 'startingMonth'> => ({
  startingYear: Number(startDate.slice(0, 4)),
  startingMonth: Number(startDate.slice(5, 7)) - 1,
});
