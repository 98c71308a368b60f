import type { CollectReason, MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { addDays, type Day, eachDay, type Span, toDay } from '../days.ts';
import {
  type Collected,
  type CollectFailure,
  type Cost,
  type Gap,
  type Gauge,
  type Item,
  metricsOfKind,
  type Source,
  stopsNetwork,
} from './connector.ts';

export interface Collecting {
  readonly today: Day;
  readonly span: Span;
  gauge(metric: MetricName, value: number | null | undefined, otherwise?: CollectReason): void;
  /**
   * The next items of a list that goes back in time. @returns whether the list now reaches behind the span, or has ended.
   */
  page(items: readonly Item[], isEnd: boolean): boolean;
  noItems(reason: CollectReason): void;
}

interface Start {
  readonly network: SocialNetwork;
  readonly source: Source;
  readonly span: Span;
  readonly now: Date;
}

export const startCollecting = ({ network, source, span, now }: Start) => {
  const today = toDay(now);
  const asked: Span = { from: span.from, to: span.to < today ? span.to : today };
  const flows = flowMetrics(network);
  const gauges: Gauge[] = [];
  const gaps: Gap[] = [];
  const items = new Map<string, Item>();
  let reached: Day = addDays(asked.to, 1);

  const collecting: Collecting = {
    today,
    span: asked,
    gauge: (metric, value, otherwise = 'hidden') => {
      if (value === null || value === undefined) gaps.push({ metric, from: today, to: today, reason: otherwise });
      else gauges.push({ metric, day: today, value });
    },
    page: (page, isEnd) => {
      for (const item of page) items.set(item.id, item);
      const isBehind = page.length > 0 && page.every(({ publishedAt }) => toDay(publishedAt) < asked.from);
      const last = page.at(-1) && toDay(page.at(-1)!.publishedAt);
      if (isEnd || isBehind) reached = asked.from;
      // More of the last item's day may stand on the next page.
      else if (last !== undefined && addDays(last, 1) < reached) reached = addDays(last, 1);
      if (reached < asked.from) reached = asked.from;
      return isEnd || isBehind;
    },
    noItems: (reason) => gaps.push(...flows.map((metric) => ({ metric, ...asked, reason }))),
  };

  const finish = (failure: CollectFailure | null, cost: Cost): Omit<Collected, 'account'> =>
    sumUp({ network, source, asked, today, reached, gauges, gaps, items: [...items.values()] }, failure, cost);

  return { collecting, finish };
};

interface Came {
  readonly network: SocialNetwork;
  readonly source: Source;
  readonly asked: Span;
  readonly today: Day;
  /** The first day whose items are known to its end; the day after the span where none is. */
  readonly reached: Day;
  readonly gauges: readonly Gauge[];
  readonly gaps: readonly Gap[];
  readonly items: readonly Item[];
}

const flowMetrics = (network: SocialNetwork): MetricName[] => metricsOfKind(network, 'flow');

const isIn = ({ from, to }: Span, day: Day): boolean => from <= day && day <= to;
const isEmpty = ({ from, to }: Span): boolean => from > to;

const hiddenFigures = {
  interactions: (item: Item) => countInteractions(item) === null,
  comments: (item: Item) => item.comments === null,
};

const hiddenGaps = (items: readonly Item[], metric: keyof typeof hiddenFigures): Gap[] => {
  const days = new Set(items.filter(hiddenFigures[metric]).map(({ publishedAt }) => toDay(publishedAt)));
  return [...days].sort().map((day) => ({ metric, from: day, to: day, reason: 'hidden' }));
};

const gapsOfFailure = ({ network, asked, today, reached, gauges, gaps }: Came, reason: CollectReason): Gap[] => {
  const known = new Set([...gauges, ...gaps].map(({ metric }) => metric));
  const missing = [...metricsOfKind(network, 'gauge'), ...metricsOfKind(network, 'lifetime')].filter(
    (metric) => !known.has(metric),
  );
  const before = { from: asked.from, to: addDays(reached, -1) };
  return [
    ...missing.map((metric) => ({ metric, from: today, to: today, reason })),
    ...(isEmpty(before) ? [] : flowMetrics(network).map((metric) => ({ metric, ...before, reason }))),
  ];
};

const toEnd = (failure: CollectFailure | null, isSomething: boolean, gaps: readonly Gap[]) => {
  if (!failure) {
    const isHidden = gaps.some(({ reason }) => reason === 'hidden');
    return { reason: isHidden ? 'hidden' : 'collected', cause: null, stopsNetwork: false } as const;
  }
  const stops = stopsNetwork(failure.reason);
  return isSomething
    ? ({ reason: 'partly', cause: failure.reason, stopsNetwork: stops } as const)
    : { reason: failure.reason, cause: null, stopsNetwork: stops };
};

const sumUp = (came: Came, failure: CollectFailure | null, cost: Cost): Omit<Collected, 'account'> => {
  const { network, source, asked, reached, gauges } = came;
  const flows = flowMetrics(network);
  const known: Span = { from: reached, to: asked.to };
  const covered = flows.length === 0 || isEmpty(known) ? null : known;
  const items = covered ? came.items.filter((item) => isIn(covered, toDay(item.publishedAt))) : [];
  const hidden = (['interactions', 'comments'] as const).flatMap((metric) => hiddenGaps(items, metric));
  const gaps = [...came.gaps, ...hidden, ...(failure ? gapsOfFailure(came, failure.reason) : [])];
  const begins = covered ? flows.map((metric) => [metric, covered.from]) : [];
  return {
    source: source.kind,
    ...toEnd(failure, gauges.length > 0 || covered !== null, gaps),
    gauges,
    items: items.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()),
    covered,
    gaps,
    cost,
    earliest: Object.fromEntries([...gauges.map(({ metric, day }) => [metric, day]), ...begins]),
  };
};

/** Likes, comments and shares as far as the network tells; null where it hides a part of what it usually tells. */
export const countInteractions = ({ interactions, likes, comments, shares }: Item): number | null => {
  if (interactions !== undefined) return interactions;
  return likes === null || comments === null ? null : likes + comments + (shares ?? 0);
};

interface DayFlows {
  readonly day: Day;
  readonly posts: number;
  readonly interactions: number | null;
  readonly comments: number | null;
}

const sum = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((total, value) => (total === null || value === null ? null : total + value), 0);

/** A row for each day of the covered span, 0 where nothing was published; days outside it have none. */
export const flowsPerDay = (items: readonly Item[], covered: Span | null): DayFlows[] => {
  if (!covered) return [];
  const byDay = Map.groupBy(items, ({ publishedAt }) => toDay(publishedAt));
  return eachDay(covered).map((day) => {
    const published = byDay.get(day) ?? [];
    return {
      day,
      posts: published.length,
      interactions: sum(published.map(countInteractions)),
      comments: sum(published.map(({ comments }) => comments)),
    };
  });
};
