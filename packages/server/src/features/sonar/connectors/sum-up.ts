import {
  type CollectReason,
  type MetricKind,
  type MetricName,
  networkMetrics,
} from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { type CollectFailure, stopsNetwork } from './collect-failure.ts';
import type { Collected, Cost, Gap, Gauge, Item } from './connector.ts';
import { addDays, type Day, dayOf, type Span } from './day.ts';
import { interactionsOf } from './flows-per-day.ts';
import type { Source } from './source.ts';

/** What has come of an account when nothing more does. */
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

const metricsOf = (network: SocialNetwork, isWanted: (kind: MetricKind) => boolean): MetricName[] =>
  Object.entries(networkMetrics[network]).flatMap(([name, kind]) => (isWanted(kind) ? [name as MetricName] : []));

export const flowsOf = (network: SocialNetwork): MetricName[] => metricsOf(network, (kind) => kind === 'flow');

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

/** The figures that did not come before it failed. */
const gapsOfFailure = ({ network, asked, today, reached, gauges, gaps }: Came, reason: CollectReason): Gap[] => {
  const known = new Set([...gauges, ...gaps].map(({ metric }) => metric));
  const missing = metricsOf(network, (kind) => kind !== 'flow').filter((metric) => !known.has(metric));
  const before = { from: asked.from, to: addDays(reached, -1) };
  return [
    ...missing.map((metric) => ({ metric, from: today, to: today, reason })),
    ...(isEmpty(before) ? [] : flowsOf(network).map((metric) => ({ metric, ...before, reason }))),
  ];
};

const endOf = (failure: CollectFailure | null, isSomething: boolean, gaps: readonly Gap[]) => {
  if (!failure) {
    const isHidden = gaps.some(({ reason }) => reason === 'hidden');
    return { reason: isHidden ? 'hidden' : 'collected', cause: null, stopsNetwork: false } as const;
  }
  const stops = stopsNetwork(failure.reason);
  return isSomething
    ? ({ reason: 'partly', cause: failure.reason, stopsNetwork: stops } as const)
    : { reason: failure.reason, cause: null, stopsNetwork: stops };
};

/** All that came, with the gaps that are left; a failure says why it is not everything. */
export const sumUp = (came: Came, failure: CollectFailure | null, cost: Cost): Omit<Collected, 'account'> => {
  const { network, source, asked, reached, gauges } = came;
  const flows = flowsOf(network);
  const known: Span = { from: reached, to: asked.to };
  const covered = flows.length === 0 || isEmpty(known) ? null : known;
  const items = covered ? came.items.filter((item) => isIn(covered, dayOf(item.publishedAt))) : [];
  const hidden = (['interactions', 'comments'] as const).flatMap((metric) => hiddenGaps(items, metric));
  const gaps = [...came.gaps, ...hidden, ...(failure ? gapsOfFailure(came, failure.reason) : [])];
  const begins = covered ? flows.map((metric) => [metric, covered.from]) : [];
  return {
    source: source.kind,
    ...endOf(failure, gauges.length > 0 || covered !== null, gaps),
    gauges,
    items: items.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()),
    covered,
    gaps,
    cost,
    earliest: Object.fromEntries([...gauges.map(({ metric, day }) => [metric, day]), ...begins]),
  };
};
