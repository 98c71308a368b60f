import { and, asc, eq, exists, inArray, lt, ne, not, or, sql } from 'drizzle-orm';
import { type Project, projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { resonanceFiles, resonanceProjects } from './resonance.tables.ts';

export type ResonanceProject = typeof resonanceProjects.$inferSelect;

export interface LoadedResonance {
  readonly project: Project;
  readonly resonance: ResonanceProject;
}

export const addResonanceProject = async (
  tx: Database,
  project: typeof resonanceProjects.$inferInsert,
): Promise<void> => {
  await tx.insert(resonanceProjects).values(project);
};

export const findResonanceProject = async (db: Database, projectId: string): Promise<ResonanceProject | null> => {
  const [row] = await db.select().from(resonanceProjects).where(eq(resonanceProjects.projectId, projectId));
  return row ?? null;
};

/** The measured ones of some projects of respondents; demos were invented. */
export const findResonanceProjects = async (db: Database, ids: readonly string[]): Promise<ResonanceProject[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ resonance: resonanceProjects })
    .from(resonanceProjects)
    .innerJoin(projects, eq(projects.id, resonanceProjects.projectId))
    .where(and(inArray(projects.id, [...ids]), eq(projects.demo, false), eq(projects.dataStructure, 'respondents')));
  return rows.map(({ resonance }) => resonance);
};

export const findMeasuredProjects = (db: Database) =>
  db
    .select({ projectId: projects.id, name: projects.projectName, importedOn: resonanceProjects.importedOn })
    .from(resonanceProjects)
    .innerJoin(projects, eq(projects.id, resonanceProjects.projectId))
    .where(and(eq(projects.active, true), eq(projects.demo, false)));

export const setResonanceProject = async (
  tx: Database,
  projectId: string,
  change: Partial<Omit<ResonanceProject, 'projectId'>>,
): Promise<void> => {
  await tx.update(resonanceProjects).set(change).where(eq(resonanceProjects.projectId, projectId));
};

export type StoredFile = typeof resonanceFiles.$inferSelect;

export const addUploadedFile = async (db: Database, file: typeof resonanceFiles.$inferInsert): Promise<void> => {
  await db.insert(resonanceFiles).values(file);
};

export const markUploaded = async (
  db: Database,
  id: string,
  file: Pick<StoredFile, 'bytes' | 'form' | 'rows' | 'figureColumns'>,
): Promise<void> => {
  await db
    .update(resonanceFiles)
    .set({ ...file, phase: 'uploaded' })
    .where(eq(resonanceFiles.id, id));
};

export const findUploadedFile = async (db: Database, userId: string, id: string): Promise<StoredFile | null> => {
  const [row] = await db
    .select()
    .from(resonanceFiles)
    .where(and(eq(resonanceFiles.id, id), eq(resonanceFiles.createdBy, userId)));
  return row ?? null;
};

export const markImported = async (tx: Database, id: string): Promise<void> => {
  await tx.update(resonanceFiles).set({ phase: 'imported' }).where(eq(resonanceFiles.id, id));
};

const isImportOf = (fileId: string | typeof resonanceFiles.id) =>
  and(ne(jobs.status, 'EXECUTED'), sql`${jobs.input} ->> 'fileId' = ${fileId}::text`);

export const findRunningImport = async (db: Database, fileId: string): Promise<{ id: string } | null> => {
  const [row] = await db.select({ id: jobs.id }).from(jobs).where(isImportOf(fileId));
  return row ?? null;
};

export const removeUploadedFile = async (db: Database, id: string): Promise<void> => {
  await db.delete(resonanceFiles).where(eq(resonanceFiles.id, id));
};

export const findAbandonedFiles = (db: Database, time: Date): Promise<StoredFile[]> =>
  db
    .select()
    .from(resonanceFiles)
    .where(
      and(
        or(eq(resonanceFiles.phase, 'imported'), lt(resonanceFiles.createdOn, time)),
        not(exists(db.select({ id: jobs.id }).from(jobs).where(isImportOf(resonanceFiles.id)))),
      ),
    )
    .orderBy(asc(resonanceFiles.createdOn))
    .limit(1000);
