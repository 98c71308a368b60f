import type { AssistantMode } from '@soundings/contract/projects/project-choices';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { assistants } from '#/features/assistants/assistants.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { projectAssistants } from './projects.tables.ts';

export const findProjectAssistants = (db: Database, projectId: string) =>
  db
    .select({ mode: projectAssistants.mode, id: assistants.id, name: assistants.name, type: assistants.type })
    .from(projectAssistants)
    .innerJoin(assistants, eq(assistants.id, projectAssistants.assistantId))
    .where(eq(projectAssistants.projectId, projectId))
    .orderBy(asc(sql`lower(${assistants.name})`));

export const findProjectAssistant = async (db: Database, projectId: string, assistantId: string) => {
  const { id, name, type, instructions, example } = assistants;
  const [row] = await db
    .select({ id, name, type, instructions, example })
    .from(projectAssistants)
    .innerJoin(assistants, eq(id, projectAssistants.assistantId))
    .where(and(eq(projectAssistants.projectId, projectId), eq(projectAssistants.assistantId, assistantId)))
    .limit(1);
  return row ?? null;
};

export type ProjectAssistant = Awaited<ReturnType<typeof findProjectAssistants>>[number];

export const replaceProjectAssistants = async (
  tx: Database,
  projectId: string,
  groups: Partial<Record<AssistantMode, readonly string[]>>,
): Promise<number> => {
  const wanted = Object.entries(groups).flatMap(([mode, ids]) =>
    [...new Set(ids)].map((assistantId) => ({ projectId, mode: mode as AssistantMode, assistantId })),
  );
  await tx.delete(projectAssistants).where(eq(projectAssistants.projectId, projectId));
  const ids = [...new Set(wanted.map(({ assistantId }) => assistantId))];
  // One that is being deleted meanwhile is then not there.
  const known = await tx
    .select({ id: assistants.id })
    .from(assistants)
    .where(inArray(assistants.id, ids))
    .for('key share');
  const isKnown = new Set(known.map(({ id }) => id));
  const rows = wanted.filter(({ assistantId }) => isKnown.has(assistantId));
  if (rows.length > 0) await tx.insert(projectAssistants).values(rows);
  return known.length;
};
