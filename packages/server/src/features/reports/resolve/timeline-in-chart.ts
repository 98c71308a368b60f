import type { ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { Chart } from '@soundings/contract/reports/report-content';
import { formatDay, formatDays } from '@soundings/contract/sonar/calendar';
import { marksInTrend } from '@soundings/contract/sonar/marks-in-trend';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TimelineMark } from '@soundings/contract/sonar/timeline';
import { toDayNumber } from '#/features/sonar/days.ts';
import { formatIn } from '#/platform/office/office-document.ts';
import { reportWords } from './report-words.ts';

interface Shown {
  readonly language: ReportLanguage;
  readonly score: ScoreName;
  readonly days: readonly string[];
  readonly isOwnShown: boolean;
}

export const timelineInChart = (
  marks: readonly TimelineMark[],
  { language, score, days, isOwnShown }: Shown,
): { readonly events: NonNullable<Chart['events']>; readonly goals: Chart['series'] } => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { events, goals } = marksInTrend(marks, { first, last, score, isOwnShown });
  return {
    events: events.map(({ title, from, to }) => ({
      from: placeOf(from, days),
      to: placeOf(to ?? from, days),
      label: `${title}, ${formatDays({ startDate: from, endDate: to ?? from })}`,
    })),
    goals: goals.map(({ target, by }) => ({
      name: reportWords[language].sonar.goal(
        formatIn(language, target, Number.isInteger(target) ? 0 : 1),
        formatDay(by),
      ),
      values: days.map(() => target),
      isGoal: true,
    })),
  };
};

/** Between two points a part of the way; at the first or the last where it is outside. */
const placeOf = (day: string, days: readonly string[]): number => {
  const next = days.findIndex((point) => point >= day);
  if (next <= 0) return next === 0 ? 0 : days.length - 1;
  const [before, after] = [toDayNumber(days[next - 1]!), toDayNumber(days[next]!)];
  return next - 1 + (toDayNumber(day) - before) / (after - before);
};
