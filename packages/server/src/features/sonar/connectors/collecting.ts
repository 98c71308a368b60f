import type { CollectReason, MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { CollectFailure } from './collect-failure.ts';
import type { Collected, Cost, Gap, Gauge, Item } from './connector.ts';
import { addDays, type Day, dayOf, type Span } from './day.ts';
import type { Source } from './source.ts';
import { flowsOf, sumUp } from './sum-up.ts';

/** What connectors write into while they ask, so that nothing that came is lost by what fails behind it. */
export interface Collecting {
  /** The day of asking. */
  readonly today: Day;
  /** The asked span, without the days to come. */
  readonly span: Span;
  /** A state of now; what the network does not tell is a gap. */
  gauge(metric: MetricName, value: number | null | undefined, otherwise?: CollectReason): void;
  /**
   * The next items of a list that goes back in time. @returns whether the list now reaches behind the span, or has ended.
   */
  page(items: readonly Item[], isEnd: boolean): boolean;
  /** Nobody there tells what was published. */
  noItems(reason: CollectReason): void;
}

interface Start {
  readonly network: SocialNetwork;
  readonly source: Source;
  readonly span: Span;
  readonly now: Date;
}

export const startCollecting = ({ network, source, span, now }: Start) => {
  const today = dayOf(now);
  const asked: Span = { from: span.from, to: span.to < today ? span.to : today };
  const flows = flowsOf(network);
  const gauges: Gauge[] = [];
  const gaps: Gap[] = [];
  const items = new Map<string, Item>();
  /** The first day that is known to its end. */
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
      const isBehind = page.length > 0 && page.every(({ publishedAt }) => dayOf(publishedAt) < asked.from);
      const last = page.at(-1) && dayOf(page.at(-1)!.publishedAt);
      if (isEnd || isBehind) reached = asked.from;
      // More of the last item's day may stand on the next page.
      else if (last !== undefined && addDays(last, 1) < reached) reached = addDays(last, 1);
      if (reached < asked.from) reached = asked.from;
      return isEnd || isBehind;
    },
    noItems: (reason) => gaps.push(...flows.map((metric) => ({ metric, ...asked, reason }))),
  };

  /** Everything that came; a failure says why it is not all. */
  const finish = (failure: CollectFailure | null, cost: Cost): Omit<Collected, 'account'> =>
    sumUp({ network, source, asked, today, reached, gauges, gaps, items: [...items.values()] }, failure, cost);

  return { collecting, finish };
};
