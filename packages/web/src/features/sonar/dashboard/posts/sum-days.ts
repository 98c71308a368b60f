import { addDays, addMonths, dayBefore, daysIn } from '@soundings/contract/sonar/calendar';
import type { PostPatterns } from '@soundings/contract/sonar/posts';
import type { DateRange } from '@soundings/contract/sonar/scores';

interface SumOfDays extends DateRange {
  readonly posts: number;
  readonly interactions: number;
}

const most = 62;

const steps = [
  (day: string) => addDays(day, 1),
  (day: string) => addDays(day, 7),
  (day: string) => addMonths(day, 1),
] as const;

/** What was published on each day of a range; of a long one in each week from its first day, or in each month. */
export const sumDays = (days: PostPatterns['days'], { startDate, endDate }: DateRange): SumOfDays[] => {
  const length = daysIn({ startDate, endDate });
  const next = steps[length <= most ? 0 : length <= 7 * most ? 1 : 2];
  const sums: SumOfDays[] = [];
  let at = 0;
  for (let from = startDate; from <= endDate; from = next(from)) {
    const last = dayBefore(next(from));
    const to = last < endDate ? last : endDate;
    let [posts, interactions] = [0, 0];
    for (; at < days.length && days[at]!.day <= to; at++) {
      posts += days[at]!.posts;
      interactions += days[at]!.interactions;
    }
    sums.push({ startDate: from, endDate: to, posts, interactions });
  }
  return sums;
};
