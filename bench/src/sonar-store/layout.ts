import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { Days } from '@soundings/server/features/sonar/metrics/stored-days';
import type { ValuesToWrite } from '@soundings/server/features/sonar/metrics/write-values';
import type { Database } from '@soundings/server/platform/db/database';

export interface ReadDays extends Days {
  readonly accountId: number;
  readonly metric: MetricName;
  readonly firstDay: number;
}

export interface Layout {
  write(tx: Database, writes: readonly ValuesToWrite[]): Promise<void>;
  /** All figures of a project from a day on, in the order of accounts, figures and days. */
  read(db: Database, projectId: string, from: number): AsyncIterable<ReadDays>;
  bytes(db: Database): Promise<number>;
}
