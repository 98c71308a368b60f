import { asc, count, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { projectAssistants, projects } from './projects.tables.ts';

const named = 20;
const found = { id: projects.id, projectName: projects.projectName, projectType: projects.projectType };

export const countUsingAgent = async (db: Database, agentIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ id: projects.agentId, projects: count() })
    .from(projects)
    .where(inArray(projects.agentId, [...agentIds]))
    .groupBy(projects.agentId);
  return new Map(rows.map((row) => [row.id!, row.projects]));
};

export const firstUsingAgent = (db: Database, agentId: string) =>
  db.select(found).from(projects).where(eq(projects.agentId, agentId)).orderBy(asc(projects.nameKey)).limit(named);

export const countUsingAssistant = async (
  db: Database,
  assistantIds: readonly string[],
): Promise<Map<string, number>> => {
  const { assistantId, projectId } = projectAssistants;
  const rows = await db
    .select({ id: assistantId, projects: countDistinct(projectId) })
    .from(projectAssistants)
    .where(inArray(assistantId, [...assistantIds]))
    .groupBy(assistantId);
  return new Map(rows.map((row) => [row.id, row.projects]));
};

export const firstUsingAssistant = (db: Database, assistantId: string) =>
  db
    .selectDistinct({ ...found, nameKey: projects.nameKey })
    .from(projectAssistants)
    .innerJoin(projects, eq(projects.id, projectAssistants.projectId))
    .where(eq(projectAssistants.assistantId, assistantId))
    .orderBy(asc(projects.nameKey))
    .limit(named);
