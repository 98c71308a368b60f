import { and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type BrandRow, type LinkRow, sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { missesLink, needsCrawl } from '../brands/search-brands.store.ts';

/**
 * The ids of the brands that a crawl reads now: those that need it, or where none does all that miss a link, so that
 * whoever asks again is not refused.
 */
export const findToCrawl = async (tx: Database, projectId: string, now: Date): Promise<string[]> => {
  const ofProject = eq(sonarDatasets.projectId, projectId);
  const findIds = async (condition: ReturnType<typeof needsCrawl>) =>
    (await tx.select({ id: sonarDatasets.id }).from(sonarDatasets).where(and(ofProject, condition))).map(
      ({ id }) => id,
    );
  const due = await findIds(needsCrawl(now));
  return due.length > 0 ? due : findIds(missesLink);
};

export const markForCrawl = async (
  tx: Database,
  projectId: string,
  crawlJobId: string,
  ids: readonly string[],
): Promise<void> => {
  const isChosen = sql`${sonarDatasets.id} = any(${sql.param([...ids])}::uuid[])`;
  await tx
    .update(sonarDatasets)
    .set({ crawlJobId: sql`case when ${isChosen} then ${crawlJobId}::uuid end`, isBeingRead: false })
    .where(and(eq(sonarDatasets.projectId, projectId), or(isChosen, isNotNull(sonarDatasets.crawlJobId))));
};

const ofCrawl = (crawlJobId: string) => eq(sonarDatasets.crawlJobId, crawlJobId);

export const countLeft = async (db: Database, crawlJobId: string): Promise<number> => {
  await db
    .update(sonarDatasets)
    .set({ isBeingRead: false })
    .where(and(ofCrawl(crawlJobId), eq(sonarDatasets.isBeingRead, true)));
  const [row] = await db.select({ left: count() }).from(sonarDatasets).where(ofCrawl(crawlJobId));
  return row!.left;
};

export const claimNextBrand = async (db: Database, crawlJobId: string): Promise<BrandRow | null> => {
  const next = db
    .select({ id: sonarDatasets.id })
    .from(sonarDatasets)
    .where(and(ofCrawl(crawlJobId), eq(sonarDatasets.isBeingRead, false)))
    .orderBy(asc(sonarDatasets.count))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(sonarDatasets)
    .set({ isBeingRead: true })
    .where(sql`${sonarDatasets.id} = (${next})`)
    .returning();
  return row ?? null;
};

export const replaceLinks = async (tx: Database, brandId: string, links: readonly LinkRow[]): Promise<void> => {
  await tx.delete(sonarLinks).where(eq(sonarLinks.brandId, brandId));
  if (links.length > 0) await tx.insert(sonarLinks).values([...links]);
};

export const updateCrawledBrand = async (
  tx: Database,
  id: string,
  crawlJobId: string | null,
  change: Partial<BrandRow>,
): Promise<boolean> => {
  const ofThisCrawl = and(
    eq(sonarDatasets.id, id),
    sql`${sonarDatasets.crawlJobId} is not distinct from ${crawlJobId}`,
  );
  const rows = await tx.update(sonarDatasets).set(change).where(ofThisCrawl).returning({ id: sonarDatasets.id });
  return rows.length === 1;
};
