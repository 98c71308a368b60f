import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import type { Collected } from '../connectors/connector.ts';
import { dayOf, type Span } from '../connectors/day.ts';
import { flowsPerDay } from '../connectors/flows-per-day.ts';
import { keepResolved, noteOutcome } from './accounts.store.ts';
import type { MetricSpan } from './cut-gaps.ts';
import { dayNumberOf } from './day-number.ts';
import { replaceGaps } from './gaps.store.ts';
import { findItems, replaceItems } from './items.store.ts';
import { metricsOfKind } from './metrics-of-kind.ts';
import { type ValuesToWrite, writeValues } from './write-values.ts';

/** An account that was asked, and for what. */
export interface Asked {
  readonly accountId: number;
  readonly network: SocialNetwork;
  /** Days of publishing. */
  readonly span: Span;
  readonly now: Date;
}

/**
 * Keeps what one asking of an account gave. Days that are covered are replaced, never added to; what did not come
 * leaves what is there.
 */
export const keepCollected = async (tx: Database, asked: Asked, collected: Collected): Promise<void> => {
  const { accountId, now } = asked;
  await writeValues(tx, [...gaugesOf(asked, collected), ...(await keepItems(tx, asked, collected))]);
  await replaceGaps(tx, accountId, askedSpans(asked), collected.gaps);
  const { account, reason } = collected;
  if (account || reason === 'gone') await keepResolved(tx, accountId, reason === 'gone' ? null : account);
  const hasCollected = collected.gauges.length > 0 || collected.covered !== null;
  await noteOutcome(tx, accountId, { reason, hasCollected, now });
};

const gaugesOf = ({ accountId }: Asked, { gauges, source }: Collected): ValuesToWrite[] =>
  gauges.map(({ metric, day, value }) => ({ accountId, metric, from: dayNumberOf(day), values: [value], source }));

/** @returns the flows of the covered days, and of days that an item was moved away from. */
const keepItems = async (tx: Database, asked: Asked, collected: Collected): Promise<ValuesToWrite[]> => {
  const { covered, items, source } = collected;
  if (!covered) return [];
  const left = await replaceItems(tx, asked.accountId, covered, items, source);
  const spans = [covered, ...left.map((day) => ({ from: day, to: day }))];
  const flows: ValuesToWrite[] = [];
  for (const span of spans) flows.push(...(await countFlows(tx, asked, span, collected)));
  return flows;
};

const countFlows = async (tx: Database, { accountId, network }: Asked, span: Span, { source }: Collected) => {
  const days = flowsPerDay(await findItems(tx, accountId, span), span);
  return metricsOfKind(network, 'flow').map((metric): ValuesToWrite => {
    const values = days.map((day) => day[metric as 'posts' | 'interactions' | 'comments']);
    return { accountId, metric, from: dayNumberOf(span.from), values, source };
  });
};

/** What an answer tells of: flows of the span, all else of the day of asking. */
export const askedSpans = ({ network, span, now }: Omit<Asked, 'accountId'>): MetricSpan[] => {
  const today = dayOf(now);
  const states = [...metricsOfKind(network, 'gauge'), ...metricsOfKind(network, 'lifetime')];
  return [
    ...metricsOfKind(network, 'flow').map((metric) => ({ metric, ...span })),
    ...states.map((metric) => ({ metric, from: today, to: today })),
  ];
};
