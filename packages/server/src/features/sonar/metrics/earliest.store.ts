import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { findAccounts } from './accounts.store.ts';
import { blockDays, firstDayOf } from './block-days.ts';
import { dateOf } from './day-number.ts';
import { uncollected } from './days.ts';
import { metricOf } from './metric-codes.ts';
import { sonarValues } from './metrics.tables.ts';
import { unpackDays } from './pack-days.ts';
import type { StoredBlock } from './values.store.ts';

/** The first block of each figure of these accounts that has a number. */
const firstBlocks = async (db: Database, ids: readonly number[]): Promise<StoredBlock[]> => {
  const { rows } = (await db.execute(sql`
    select distinct on (account_id, metric) account_id as "accountId", metric, block, days
    from ${sonarValues} where account_id = any(${sql.param([...ids])}::int[]) and known > 0
    order by account_id, metric, block`)) as unknown as { rows: StoredBlock[] };
  return rows;
};

const firstDayIn = ({ block, days }: StoredBlock): number => {
  const opened = uncollected(blockDays);
  unpackDays(days, opened);
  return firstDayOf(block) + opened.values.findIndex((value) => !Number.isNaN(value));
};

/** By network and figure, as YYYY-MM-DD. */
export type Earliest = Partial<Record<SocialNetwork, Partial<Record<MetricName, string>>>>;

/** The first day on which any brand of a project has a number, of each figure of each network that has one. */
export const earliestOf = async (db: Database, projectId: string): Promise<Earliest> => {
  const networks = new Map((await findAccounts(db, projectId)).map(({ id, network }) => [id, network]));
  const earliest: Earliest = {};
  for (const stored of await firstBlocks(db, [...networks.keys()])) {
    const network = networks.get(stored.accountId)!;
    const metric = metricOf(stored.metric);
    const day = dateOf(firstDayIn(stored));
    const known = earliest[network]?.[metric];
    if (known === undefined || day < known) earliest[network] = { ...earliest[network], [metric]: day };
  }
  return earliest;
};
