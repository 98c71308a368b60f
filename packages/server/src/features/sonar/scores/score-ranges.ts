import { trendLimits } from '@soundings/contract/sonar/score-choices';
import type { DateRange, DateRanges } from '@soundings/contract/sonar/scores';
import type { ScoreRanges } from '@soundings/engine/score/calculate';
import type { DayRange } from '@soundings/engine/score/score-sums';
import { firstOfTrend } from '@soundings/engine/score/trend';
import { wholeDays } from '#/features/projects/collected-days.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';

const collectedDays = ({ collectedFrom, collectedTill, settings }: Project): DateRange => {
  const isCollected = collectedFrom !== null && collectedTill !== null;
  const days = isCollected ? wholeDays(settings.rangeType!, { from: collectedFrom, to: collectedTill }) : null;
  if (!days) throw new AppError('noDataCollectedYet');
  return { startDate: days.from, endDate: days.to };
};

export const collectedRange = (project: Project): DayRange => toDayRange(collectedDays(project));

export const toDayRange = ({ startDate, endDate }: DateRange): DayRange => ({
  from: toDayNumber(startDate),
  to: toDayNumber(endDate),
});

const ends = ['startDate', 'endDate'] as const;
const isEdge = {
  startDate: (day: string): boolean => day.endsWith('-01'),
  endDate: (day: string): boolean => dayFromNumber(toDayNumber(day) + 1).endsWith('-01'),
};

type FieldProblems = { readonly path: string; readonly message: string }[];

const findProblems = (project: Project, range: DateRange, path: string): FieldProblems => {
  const { startDate, endDate } = collectedDays(project);
  const isMonthly = project.settings.rangeType === 'MONTHLY_RANGE';
  return ends.flatMap((end) => {
    const day = range[end];
    const at = `${path}.${end}`;
    if (day < startDate || day > endDate) return [{ path: at, message: `between ${startDate} and ${endDate}` }];
    return isMonthly && !isEdge[end](day) ? [{ path: at, message: 'wholeMonths' }] : [];
  });
};

const assertNone = (fields: FieldProblems): void => {
  if (fields.length > 0) throw new AppError('invalidRequest', { fields });
};

/**
 * Two ranges as days since 1970-01-01. Throws noDataCollectedYet, and invalidRequest for days that were not collected
 * (the field says which were), and for parts of a month where the project goes by months. `path` leads to the ranges within the request.
 */
export const rangesWithin = (project: Project, ranges: DateRanges, path: string): ScoreRanges => {
  assertNone(
    (['comparable', 'compareTo'] as const).flatMap((range) => findProblems(project, ranges[range], `${path}.${range}`)),
  );
  return { comparable: toDayRange(ranges.comparable), compareTo: toDayRange(ranges.compareTo) };
};

export const rangeWithin = (project: Project, range: DateRange, path: string): DayRange => {
  assertNone(findProblems(project, range, path));
  return toDayRange(range);
};

const monthNumber = (day: number): number => {
  const [year, month] = dayFromNumber(day).split('-').map(Number) as [number, number];
  return year * 12 + month - 1;
};

const blockFirstDay = (month: number): number =>
  toDayNumber(`${`${Math.floor(month / 12)}`.padStart(4, '0')}-${`${(month % 12) + 1}`.padStart(2, '0')}-01`);

/**
 * The points of a trend line of a project that goes by months: whole months, as many as the range has, up to its end and
 * no further back than what was collected. Sums of a month may stand on its last day, so that other days tell nothing.
 */
export const monthlyPoints = (collected: DayRange, range: DayRange): DayRange[] => {
  const last = monthNumber(range.to);
  const many = last - monthNumber(range.from) + 1;
  const from = Math.max(collected.from, firstOfTrend(range));
  const first = Math.min(last, monthNumber(from));
  const points = Math.min(trendLimits.points, last - first + 1);
  const each = points === 1 ? 0 : (last - first) / (points - 1);
  return Array.from({ length: points }, (_, i) => {
    const month = last - Math.round((points - 1 - i) * each);
    return { from: blockFirstDay(month - many + 1), to: blockFirstDay(month + 1) - 1 };
  });
};
