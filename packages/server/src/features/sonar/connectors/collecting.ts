import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import {
  type CollectReason,
  type MetricKind,
  type MetricName,
  networkMetrics,
} from '@soundings/contract/sonar-metrics';
import { type CollectFailure, stopsNetwork } from './collect-failure.ts';
import type { Collected, Cost, Gap, Gauge, Item } from './connector.ts';
import { addDays, type Day, dayOf, type Span } from './day.ts';
import { interactionsOf } from './flows-per-day.ts';
import type { Source } from './source.ts';

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

const metricsOf = (network: SocialNetwork, isWanted: (kind: MetricKind) => boolean): MetricName[] =>
  Object.entries(networkMetrics[network]).flatMap(([name, kind]) => (isWanted(kind) ? [name as MetricName] : []));

const isIn = ({ from, to }: Span, day: Day): boolean => from <= day && day <= to;
const isEmpty = ({ from, to }: Span): boolean => from > to;

const hiddenFigures = {
  interactions: (item: Item) => interactionsOf(item) === null,
  comments: (item: Item) => item.comments === null,
};

/** Days on which an item hides a figure. */
const hiddenGaps = (items: readonly Item[], metric: keyof typeof hiddenFigures): Gap[] => {
  const days = new Set(items.filter(hiddenFigures[metric]).map(({ publishedAt }) => dayOf(publishedAt)));
  return [...days].sort().map((day) => ({ metric, from: day, to: day, reason: 'hidden' }));
};

export const startCollecting = ({ network, source, span, now }: Start) => {
  const today = dayOf(now);
  const asked: Span = { from: span.from, to: span.to < today ? span.to : today };
  const flows = metricsOf(network, (kind) => kind === 'flow');
  const states = metricsOf(network, (kind) => kind !== 'flow');
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

  const gapsOfFailure = (reason: CollectReason): Gap[] => {
    const known = new Set([...gauges, ...gaps].map(({ metric }) => metric));
    const missing = states.filter((metric) => !known.has(metric));
    const before = { from: asked.from, to: addDays(reached, -1) };
    return [
      ...missing.map((metric) => ({ metric, from: today, to: today, reason })),
      ...(isEmpty(before) ? [] : flows.map((metric) => ({ metric, ...before, reason }))),
    ];
  };

  /** Everything that came; a failure says why it is not all. */
  const finish = (failure: CollectFailure | null, cost: Cost): Collected => {
    const known: Span = { from: reached, to: asked.to };
    const covered = flows.length === 0 || isEmpty(known) ? null : known;
    const kept = covered ? [...items.values()].filter((item) => isIn(covered, dayOf(item.publishedAt))) : [];
    const hidden = (['interactions', 'comments'] as const).flatMap((metric) => hiddenGaps(kept, metric));
    const all = [...gaps, ...hidden, ...(failure ? gapsOfFailure(failure.reason) : [])];
    const isSomething = gauges.length > 0 || covered !== null;
    const complete = all.some(({ reason }) => reason === 'hidden') ? 'hidden' : 'collected';
    return {
      source: source.kind,
      reason: failure ? (isSomething ? 'partly' : failure.reason) : complete,
      cause: failure && isSomething ? failure.reason : null,
      stopsNetwork: failure !== null && stopsNetwork(failure.reason),
      gauges,
      items: kept.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()),
      covered,
      gaps: all,
      cost,
      earliest: Object.fromEntries([
        ...gauges.map(({ metric, day }) => [metric, day]),
        ...(covered ? flows.map((metric) => [metric, covered.from]) : []),
      ]),
    };
  };

  return { collecting, finish };
};
