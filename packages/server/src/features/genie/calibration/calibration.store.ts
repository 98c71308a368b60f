import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { genieMessages } from '../genie.tables.ts';
import { type AppliedCalibration, type StoredCalibration, uncalibrated } from './calculate-calibration.ts';
import {
  genieCalibrations,
  genieResultSources,
  genieResults,
  type ResultRow,
  type ResultSource,
} from './calibration.tables.ts';

const id = 'workspace';

export const findApplied = async (db: Database): Promise<AppliedCalibration> => {
  const [row] = await db
    .select({ applied: genieCalibrations.applied })
    .from(genieCalibrations)
    .where(eq(genieCalibrations.id, id));
  return row?.applied ?? uncalibrated;
};

export const findCalibration = async (db: Database) => {
  const [row] = await db.select().from(genieCalibrations).where(eq(genieCalibrations.id, id));
  return row ?? null;
};

/** Whoever changes results comes after whoever does so now, until their transaction ends. */
export const lockResults = async (tx: Database): Promise<void> => {
  const nothing = { found: { kinds: [], used: null, segments: [] }, applied: uncalibrated };
  await tx
    .insert(genieCalibrations)
    .values({ id, ...nothing, calculatedOn: new Date(0) })
    .onConflictDoNothing();
  await tx
    .select({ id: genieCalibrations.id })
    .from(genieCalibrations)
    .where(eq(genieCalibrations.id, id))
    .for('update');
};

export const saveCalibration = async (
  tx: Database,
  calibration: { found: StoredCalibration; applied: AppliedCalibration },
  calculatedOn: Date,
): Promise<void> => {
  await tx
    .update(genieCalibrations)
    .set({ ...calibration, calculatedOn })
    .where(eq(genieCalibrations.id, id));
};

export const findSources = (db: Database): Promise<ResultSource[]> =>
  db.select().from(genieResultSources).orderBy(desc(genieResultSources.addedOn), desc(genieResultSources.id));

export const findResults = (db: Database): Promise<ResultRow[]> =>
  db.select().from(genieResults).orderBy(asc(genieResults.sourceId), asc(genieResults.position));

export const countResults = (db: Database) =>
  db
    .select({
      sourceId: genieResults.sourceId,
      messages: sql<number>`count(*)::int`,
      matched: sql<number>`count(${genieResults.product})::int`,
    })
    .from(genieResults)
    .groupBy(genieResults.sourceId);

/** The name of a file with the same messages, shown and clicked as often; null where there is none. */
export const findSameFile = async (
  db: Database,
  rows: readonly Pick<ResultRow, 'key' | 'base' | 'share'>[],
): Promise<string | null> => {
  const idOf = ({ key, base, share }: Pick<ResultRow, 'key' | 'base' | 'share'>) => `${base} ${share} ${key}`;
  const given = new Set(rows.map(idOf));
  const candidates = await db
    .select({ id: genieResultSources.id, name: genieResultSources.name })
    .from(genieResultSources)
    .innerJoin(genieResults, eq(genieResults.sourceId, genieResultSources.id))
    .where(eq(genieResultSources.kind, 'CLICKS'))
    .groupBy(genieResultSources.id)
    .having(sql`count(*) = ${rows.length}`);
  for (const { id: sourceId, name } of candidates) {
    const stored = await db.select().from(genieResults).where(eq(genieResults.sourceId, sourceId));
    if (stored.every((row) => given.has(idOf(row)))) return name;
  }
  return null;
};

const rowsPerStatement = 500;

export const addSource = async (
  tx: Database,
  source: ResultSource,
  rows: readonly Omit<ResultRow, 'sourceId' | 'position'>[],
): Promise<void> => {
  if (source.projectId) await tx.delete(genieResultSources).where(eq(genieResultSources.projectId, source.projectId));
  await tx.insert(genieResultSources).values(source);
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const some = rows.slice(at, at + rowsPerStatement);
    await tx.insert(genieResults).values(some.map((row, i) => ({ ...row, sourceId: source.id, position: at + i })));
  }
};

/** @returns the name of a file whose results went; null where there is none. */
export const deleteFile = async (tx: Database, sourceId: string): Promise<string | null> => {
  const [gone] = await tx
    .delete(genieResultSources)
    .where(and(eq(genieResultSources.id, sourceId), eq(genieResultSources.kind, 'CLICKS')))
    .returning({ name: genieResultSources.name });
  return gone?.name ?? null;
};

export const deleteOtherSurveys = async (tx: Database, projectIds: readonly string[]): Promise<void> => {
  const others = projectIds.length > 0 ? notInArray(genieResultSources.projectId, [...projectIds]) : undefined;
  await tx.delete(genieResultSources).where(and(eq(genieResultSources.kind, 'SURVEY'), others));
};

/** The texts that GENIE and GENIE_GO have predicted, each once a product; those of demo projects are invented. */
export const findPredictedTexts = (db: Database) =>
  db
    .selectDistinct({ product: projects.projectType, text: genieMessages.text })
    .from(genieMessages)
    .innerJoin(projects, eq(projects.id, genieMessages.projectId))
    .where(and(eq(genieMessages.evaluation, 'DONE'), eq(projects.demo, false)));

export const findUnmatchedKeys = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ key: genieResults.key })
    .from(genieResults)
    .where(isNull(genieResults.product));
  return rows.map(({ key }) => key);
};

export const markMatched = async (
  tx: Database,
  product: NonNullable<ResultRow['product']>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  await tx
    .update(genieResults)
    .set({ product })
    .where(and(isNull(genieResults.product), inArray(genieResults.key, [...keys])));
};
