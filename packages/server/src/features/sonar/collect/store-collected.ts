import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { flowsPerDay } from '../connectors/collecting.ts';
import { type Collected, metricsOfKind } from '../connectors/connector.ts';
import { addDays, type Day, type Span, toDay, toDayNumber, toTimeSpan } from '../days.ts';
import { recordOutcome, updateResolved } from '../metrics/accounts.store.ts';
import { type MetricSpan, replaceGaps } from '../metrics/gaps.store.ts';
import { type ValuesToWrite, writeValues } from '../metrics/write-values.ts';
import { findPostsIn, savePosts } from '../posts/save-posts.store.ts';
import { findCollection, putCollection } from './collect.store.ts';
import type { CollectionRow } from './collect.tables.ts';

type Days = Pick<CollectionRow, 'fromDay' | 'tillDay'>;

/** Spans that touch are one; where a hole is left between them, only the later one is known without a hole. */
export const joinSpans = ({ fromDay, tillDay }: Days, { from, to }: Span): Days => {
  const touches = fromDay !== null && tillDay !== null && from <= addDays(tillDay, 1) && fromDay <= addDays(to, 1);
  if (!touches) return { fromDay: from, tillDay: to };
  return { fromDay: fromDay < from ? fromDay : from, tillDay: tillDay > to ? tillDay : to };
};

const coveredSpan = ({ covered, gauges }: Collected, before: Days, today: Day): Span | null => {
  if (covered) return covered;
  const first = gauges.reduce((day, gauge) => (gauge.day < day ? gauge.day : day), today);
  return gauges.length > 0 ? { from: before.fromDay ?? first, to: today } : null;
};

const mergeEarliest = (before: CollectionRow['earliest'], { earliest }: Collected): CollectionRow['earliest'] => {
  const sum = { ...before };
  for (const [metric, day] of Object.entries(earliest) as [MetricName, Day][]) {
    const known = sum[metric];
    if (known === undefined || day < known) sum[metric] = day;
  }
  return sum;
};

const nothing = { fromDay: null, tillDay: null, earliest: {} };

export const storeCollected = async (tx: Database, asked: Asked, collected: Collected): Promise<void> => {
  await storeFigures(tx, asked, collected);
  const { accountId, now } = asked;
  const before = (await findCollection(tx, accountId)) ?? nothing;
  const span = coveredSpan(collected, before, toDay(now));
  if (!span) return;
  const { source } = collected;
  await putCollection(tx, {
    accountId,
    source,
    ...joinSpans(before, span),
    earliest: mergeEarliest(before.earliest, collected),
  });
};

interface Asked {
  readonly accountId: number;
  readonly network: SocialNetwork;
  readonly span: Span;
  readonly now: Date;
}

/**
 * Keeps what one asking of an account gave. Days that are covered are replaced, never added to; what did not come
 * leaves what is there.
 */
export const storeFigures = async (tx: Database, asked: Asked, collected: Collected): Promise<void> => {
  const { accountId, now } = asked;
  await writeValues(tx, [...gaugeValues(asked, collected), ...(await storePosts(tx, asked, collected))]);
  await replaceGaps(tx, accountId, askedSpans(asked), collected.gaps);
  const { account, reason } = collected;
  if (account || reason === 'gone') await updateResolved(tx, accountId, reason === 'gone' ? null : account);
  const hasCollected = collected.gauges.length > 0 || collected.covered !== null;
  await recordOutcome(tx, accountId, { reason, hasCollected, now });
};

const gaugeValues = ({ accountId }: Asked, { gauges, source }: Collected): ValuesToWrite[] =>
  gauges.map(({ metric, day, value }) => ({ accountId, metric, from: toDayNumber(day), values: [value], source }));

/** @returns the flows of the covered days, and of days that a post was moved away from. */
const storePosts = async (tx: Database, asked: Asked, collected: Collected): Promise<ValuesToWrite[]> => {
  const { covered, items, source } = collected;
  if (!covered) return [];
  const left = await savePosts(tx, asked.accountId, [toTimeSpan(covered)], items, source);
  const spans = [covered, ...left.map((day) => ({ from: day, to: day }))];
  const flows: ValuesToWrite[] = [];
  for (const span of spans) flows.push(...(await countFlows(tx, asked, span, collected)));
  return flows;
};

const countFlows = async (tx: Database, { accountId, network }: Asked, span: Span, { source }: Collected) => {
  const days = flowsPerDay(await findPostsIn(tx, accountId, span), span);
  return metricsOfKind(network, 'flow').map((metric): ValuesToWrite => {
    const values = days.map((day) => day[metric as 'posts' | 'interactions' | 'comments']);
    return { accountId, metric, from: toDayNumber(span.from), values, source };
  });
};

export const askedSpans = ({ network, span, now }: Omit<Asked, 'accountId'>): MetricSpan[] => {
  const today = toDay(now);
  const states = [...metricsOfKind(network, 'gauge'), ...metricsOfKind(network, 'lifetime')];
  return [
    ...metricsOfKind(network, 'flow').map((metric) => ({ metric, ...span })),
    ...states.map((metric) => ({ metric, from: today, to: today })),
  ];
};
