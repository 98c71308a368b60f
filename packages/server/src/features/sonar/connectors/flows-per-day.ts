import type { Item } from './connector.ts';
import { type Day, dayOf, eachDay, type Span } from './day.ts';

/** Likes, comments and shares as far as the network tells; null where it hides a part of what it usually tells. */
export const interactionsOf = ({ likes, comments, shares }: Item): number | null =>
  likes === null || comments === null ? null : likes + comments + (shares ?? 0);

interface DayFlows {
  readonly day: Day;
  readonly posts: number;
  readonly interactions: number | null;
  readonly comments: number | null;
}

/** Null as soon as one of them is not known. */
const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);

/** A row for each day of the covered span, 0 where nothing was published; days outside it have none. */
export const flowsPerDay = (items: readonly Item[], covered: Span | null): DayFlows[] => {
  if (!covered) return [];
  const byDay = Map.groupBy(items, ({ publishedAt }) => dayOf(publishedAt));
  return eachDay(covered).map((day) => {
    const published = byDay.get(day) ?? [];
    return {
      day,
      posts: published.length,
      interactions: sum(published.map(interactionsOf)),
      comments: sum(published.map(({ comments }) => comments)),
    };
  });
};
