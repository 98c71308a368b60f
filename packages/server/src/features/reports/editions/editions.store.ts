import type { BlockContent } from '@soundings/contract/reports/report-content';
import { and, asc, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import {
  type EditionEntry,
  reportEditionBlocks,
  reportEditions,
  reportShares,
  type ShareEntry,
} from '../reports.tables.ts';

export interface FrozenBlock {
  readonly blockId: string;
  readonly projectId: string | null;
  readonly content: BlockContent;
}

/** Blocks of projects that were deleted meanwhile are left out; those that are there stay until the transaction ends. */
export const addEdition = async (
  tx: Database,
  edition: EditionEntry,
  blocks: readonly FrozenBlock[],
): Promise<void> => {
  await tx.insert(reportEditions).values(edition);
  const projectIds = [...new Set(blocks.flatMap(({ projectId }) => projectId ?? []))];
  const found =
    projectIds.length === 0
      ? []
      : await tx.select({ id: projects.id }).from(projects).where(inArray(projects.id, projectIds)).for('key share');
  const existing = new Set(found.map(({ id }) => id));
  const kept = blocks.filter(({ projectId }) => projectId === null || existing.has(projectId));
  if (kept.length > 0)
    await tx.insert(reportEditionBlocks).values(kept.map((block) => ({ ...block, editionId: edition.id })));
};

export interface ListedEdition extends EditionEntry {
  readonly madeByName: string | null;
  readonly share: ShareEntry | null;
}

export const findEditions = async (db: Database, reportId: string, limit?: number): Promise<ListedEdition[]> => {
  const select = db
    .select({ edition: reportEditions, madeByName: users.name, share: reportShares })
    .from(reportEditions)
    .leftJoin(users, eq(users.id, reportEditions.madeBy))
    .leftJoin(reportShares, eq(reportShares.editionId, reportEditions.id))
    .where(eq(reportEditions.reportId, reportId))
    .orderBy(desc(reportEditions.madeOn), desc(reportEditions.id));
  const rows = await (limit === undefined ? select : select.limit(limit));
  return rows.map(({ edition, ...rest }) => ({ ...edition, ...rest }));
};

export const findEdition = async (db: Database, id: string): Promise<EditionEntry | null> => {
  const [row] = await db.select().from(reportEditions).where(eq(reportEditions.id, id));
  return row ?? null;
};

export const findFrozenBlocks = async (db: Database, editionId: string): Promise<Map<string, BlockContent>> => {
  const { blockId, content } = reportEditionBlocks;
  const rows = await db
    .select({ blockId, content })
    .from(reportEditionBlocks)
    .where(eq(reportEditionBlocks.editionId, editionId));
  return new Map(rows.map((row) => [row.blockId, row.content]));
};

export const removeEdition = async (tx: Database, id: string): Promise<boolean> => {
  const removed = await tx.delete(reportEditions).where(eq(reportEditions.id, id)).returning({ id: reportEditions.id });
  return removed.length > 0;
};

/** Removes the oldest without a link that still works, where `most` are kept. @returns whether there is room. */
export const makeRoom = async (tx: Database, reportId: string, most: number, now: Date): Promise<boolean> => {
  const [row] = await tx.select({ kept: count() }).from(reportEditions).where(eq(reportEditions.reportId, reportId));
  if (row!.kept < most) return true;
  const [oldest] = await tx
    .select({ id: reportEditions.id })
    .from(reportEditions)
    .leftJoin(reportShares, eq(reportShares.editionId, reportEditions.id))
    .where(and(eq(reportEditions.reportId, reportId), or(isNull(reportShares.id), lt(reportShares.expiresOn, now))))
    .orderBy(asc(reportEditions.madeOn))
    .limit(1);
  return oldest ? removeEdition(tx, oldest.id) : false;
};

export const findShare = async (db: Database, editionId: string): Promise<ShareEntry | null> => {
  const [row] = await db.select().from(reportShares).where(eq(reportShares.editionId, editionId));
  return row ?? null;
};

export const findShareById = async (
  db: Database,
  id: string,
): Promise<{ share: ShareEntry; edition: EditionEntry } | null> => {
  const [row] = await db
    .select({ share: reportShares, edition: reportEditions })
    .from(reportShares)
    .innerJoin(reportEditions, eq(reportEditions.id, reportShares.editionId))
    .where(eq(reportShares.id, id));
  return row ?? null;
};

/** @returns the share as it is then: one of the edition is changed and keeps its address. */
export const putShare = async (tx: Database, share: ShareEntry): Promise<ShareEntry> => {
  const { passwordHash, expiresOn } = share;
  const [row] = await tx
    .insert(reportShares)
    .values(share)
    .onConflictDoUpdate({ target: reportShares.editionId, set: { passwordHash, expiresOn } })
    .returning();
  return row!;
};

export const removeShare = async (tx: Database, editionId: string): Promise<boolean> => {
  const removed = await tx
    .delete(reportShares)
    .where(eq(reportShares.editionId, editionId))
    .returning({ id: reportShares.id });
  return removed.length > 0;
};
