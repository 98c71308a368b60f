import type { MetricName, MetricSource } from '@soundings/contract/sonar/metrics';
import type { Database } from '#/platform/db/database.ts';
import { dayNumberOf } from './day-number.ts';
import { writeValues } from './write-values.ts';

/** What a figure of an account was on one day; the last that is told of a day stays. */
export const addGauge = (
  tx: Database,
  accountId: number,
  metric: MetricName,
  day: string,
  value: number | null,
  source: MetricSource,
): Promise<void> => writeValues(tx, [{ accountId, metric, from: dayNumberOf(day), values: [value], source }]);
