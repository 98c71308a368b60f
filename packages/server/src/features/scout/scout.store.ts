import type { ScoutMode } from '@soundings/contract/scout/scout-choices';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { type ScoutForm, type ScoutSession, scoutForms, scoutSessions } from './scout.tables.ts';

export const findForm = async (db: Database, projectId: string): Promise<ScoutForm | null> => {
  const [row] = await db.select().from(scoutForms).where(eq(scoutForms.projectId, projectId));
  return row ?? null;
};

export const saveForm = async (
  tx: Database,
  projectId: string,
  set: Partial<Omit<ScoutForm, 'projectId'>>,
): Promise<void> => {
  await tx
    .insert(scoutForms)
    .values({ projectId, ...set })
    .onConflictDoUpdate({ target: scoutForms.projectId, set: { projectId, ...set } });
};

export const findSessions = (db: Database, projectId: string): Promise<ScoutSession[]> =>
  db.select().from(scoutSessions).where(eq(scoutSessions.projectId, projectId));

export const findSession = async (db: Database, projectId: string, threadId: string): Promise<ScoutSession | null> => {
  const [row] = await db
    .select()
    .from(scoutSessions)
    .where(and(eq(scoutSessions.projectId, projectId), eq(scoutSessions.threadId, threadId)));
  return row ?? null;
};

export const saveSession = async (
  tx: Database,
  projectId: string,
  mode: ScoutMode,
  set: Partial<Omit<ScoutSession, 'projectId' | 'mode'>>,
): Promise<void> => {
  await tx
    .insert(scoutSessions)
    .values({ projectId, mode, ...set })
    .onConflictDoUpdate({ target: [scoutSessions.projectId, scoutSessions.mode], set: { mode, ...set } });
};
