import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/db/database.ts';
import { updateFailedLinks } from '../brands/brands.store.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { sonarAccounts, sonarGaps, sonarValues } from '../metrics/metrics.tables.ts';
import { findBlocks, lockAccounts, markWritten, putBlocks, type StoredBlock } from '../metrics/series.store.ts';
import { packDays, sourceCode, storageBlockDays, uncollected, unpackDays } from '../metrics/stored-days.ts';
import { deletePostsOfSource } from '../posts/save-posts.store.ts';
import { sonarCollections } from './collect.tables.ts';

export const findDemoAccounts = async (db: Database, projectId: string, most: number): Promise<number[]> => {
  const rows = await db
    .select({ id: sonarCollections.accountId })
    .from(sonarCollections)
    .innerJoin(sonarAccounts, eq(sonarAccounts.id, sonarCollections.accountId))
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.brandId))
    .where(and(eq(sonarDatasets.projectId, projectId), eq(sonarCollections.source, 'demo')))
    .orderBy(asc(sonarAccounts.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

const demo = sourceCode('demo');

const cleaned = ({ days, ...name }: StoredBlock) => {
  const open = uncollected(storageBlockDays);
  unpackDays(days, open);
  for (const [index, source] of open.sources.entries()) {
    if (source !== demo) continue;
    open.values[index] = Number.NaN;
    open.sources[index] = 0;
  }
  if (open.sources.every((source) => source === 0)) return null;
  const known = open.values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  return { ...name, known, days: packDays(open) };
};

const ofAccounts = (column: PgColumn, ids: readonly number[]) => sql`${column} = any(${sql.param([...ids])}::int[])`;

export const cleanAccounts = async (tx: Database, ids: readonly number[]): Promise<void> => {
  await lockAccounts(tx, ids);
  const names = await tx
    .select({ accountId: sonarValues.accountId, metric: sonarValues.metric, block: sonarValues.block })
    .from(sonarValues)
    .where(ofAccounts(sonarValues.accountId, ids));
  const blocks =
    names.length > 0
      ? await findBlocks(
          tx,
          names.map((name) => ({ ...name })),
        )
      : [];
  const left = blocks.flatMap((block) => cleaned(block) ?? []);
  await tx.delete(sonarValues).where(ofAccounts(sonarValues.accountId, ids));
  if (left.length > 0) await putBlocks(tx, left);
  await markWritten(tx, ids);
  await deletePostsOfSource(tx, ids, 'demo');
  await tx.delete(sonarGaps).where(ofAccounts(sonarGaps.accountId, ids));
  await tx.delete(sonarCollections).where(ofAccounts(sonarCollections.accountId, ids));
  await tx
    .update(sonarAccounts)
    .set({ resolved: null, reason: null, triedOn: null, collectedOn: null })
    .where(ofAccounts(sonarAccounts.id, ids));
};

export const deleteEmptyAccounts = async (tx: Database, projectId: string): Promise<void> => {
  await tx.execute(sql`
    delete from ${sonarGaps} g using ${sonarAccounts} a, ${sonarDatasets} d
    where a.id = g.account_id and d.id = a.dataset_id and d.project_id = ${projectId}
      and not exists (select 1 from ${sonarValues} v where v.account_id = a.id)`);
  const { rows } = (await tx.execute(sql`
    update ${sonarLinks} l set status = 'SUCCESS', reason = case when l.evidence is null then 'given' else 'found' end
    from ${sonarAccounts} a join ${sonarDatasets} d on d.id = a.dataset_id
    where d.project_id = ${projectId} and a.reason in ('gone', 'private') and l.status = 'ERROR'
      and l.dataset_id = a.dataset_id and l.network = a.network and l.key = a.key
    returning l.dataset_id as "brandId"`)) as unknown as { rows: { brandId: string }[] };
  await updateFailedLinks(
    tx,
    rows.map(({ brandId }) => brandId),
  );
  await tx.execute(sql`
    update ${sonarAccounts} a set resolved = null, reason = null, tried_on = null, collected_on = null
    from ${sonarDatasets} d
    where d.id = a.dataset_id and d.project_id = ${projectId}
      and not exists (select 1 from ${sonarValues} v where v.account_id = a.id)`);
  await tx.execute(sql`
    update ${sonarAccounts} a set resolved = null from ${sonarDatasets} d
    where d.id = a.dataset_id and d.project_id = ${projectId}`);
};
