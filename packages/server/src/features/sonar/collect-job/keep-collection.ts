import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { Database } from '#/platform/db/database.ts';
import type { Collected } from '../connectors/connector.ts';
import { addDays, type Day, dayOf, type Span } from '../connectors/day.ts';
import { type Asked, keepCollected } from '../metrics/keep-collected.ts';
import type { CollectionRow } from './collect.tables.ts';
import { findCollection, putCollection } from './collections.store.ts';

type Days = Pick<CollectionRow, 'fromDay' | 'tillDay'>;

/** Spans that touch are one; where a hole is left between them, only the later one is known without a hole. */
export const joinSpans = ({ fromDay, tillDay }: Days, { from, to }: Span): Days => {
  const touches = fromDay !== null && tillDay !== null && from <= addDays(tillDay, 1) && fromDay <= addDays(to, 1);
  if (!touches) return { fromDay: from, tillDay: to };
  return { fromDay: fromDay < from ? fromDay : from, tillDay: tillDay > to ? tillDay : to };
};

/** Snapshots have holes by their nature: the first and the last count. */
const spanOf = ({ covered, gauges }: Collected, before: Days, today: Day): Span | null => {
  if (covered) return covered;
  const first = gauges.reduce((day, gauge) => (gauge.day < day ? gauge.day : day), today);
  return gauges.length > 0 ? { from: before.fromDay ?? first, to: today } : null;
};

const earliestOf = (before: CollectionRow['earliest'], { earliest }: Collected): CollectionRow['earliest'] => {
  const sum = { ...before };
  for (const [metric, day] of Object.entries(earliest) as [MetricName, Day][]) {
    const known = sum[metric];
    if (known === undefined || day < known) sum[metric] = day;
  }
  return sum;
};

const nothing = { fromDay: null, tillDay: null, earliest: {} };

/** Keeps what one asking of an account gave, and from which day to which that is known now. */
export const keepCollection = async (tx: Database, asked: Asked, collected: Collected): Promise<void> => {
  await keepCollected(tx, asked, collected);
  const { accountId, now } = asked;
  const before = (await findCollection(tx, accountId)) ?? nothing;
  const span = spanOf(collected, before, dayOf(now));
  if (!span) return;
  const { source } = collected;
  await putCollection(tx, {
    accountId,
    source,
    ...joinSpans(before, span),
    earliest: earliestOf(before.earliest, collected),
  });
};
