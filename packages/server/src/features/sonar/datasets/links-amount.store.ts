import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from './datasets.tables.ts';

/** Notes whether any link of some brands has failed, once that may have changed; `linksAmount` where brands are written. */
export const noteFailedLinks = async (tx: Database, datasetIds: readonly string[]): Promise<void> => {
  const isNamed = sql`id = any(${sql.param([...datasetIds])}::uuid[])`;
  // Whoever else changes a link of one of them waits, and then sees what was changed here.
  await tx.execute(sql`select from ${sonarDatasets} where ${isNamed} order by id for no key update`);
  const failed = sql`exists (select from ${sonarLinks} l where l.dataset_id = d.id and l.status = 'ERROR')`;
  await tx.execute(sql`
    update ${sonarDatasets} d set has_failed_link = ${failed}
    where ${isNamed} and has_failed_link is distinct from ${failed}`);
};
