import type { MetricName, MetricSource } from '@soundings/contract/sonar/metrics';
import type { Database } from '#/platform/db/database.ts';
import { dayNumberOf } from './day-number.ts';
import { writeValues } from './write-values.ts';

/**
 * A figure of an account on every day of a collected span, both ends included: what was there is replaced.
 * @param values a day each; 0 where there was nothing, null where the network does not tell
 * @throws RangeError where there are more or fewer values than days
 */
export const replaceSpan = async (
  tx: Database,
  accountId: number,
  metric: MetricName,
  from: string,
  to: string,
  values: readonly (number | null)[],
  source: MetricSource,
): Promise<void> => {
  const days = dayNumberOf(to) - dayNumberOf(from) + 1;
  if (values.length !== days) throw new RangeError(`${from} … ${to} has ${days} days, and not ${values.length}.`);
  await writeValues(tx, [{ accountId, metric, from: dayNumberOf(from), values, source }]);
};
