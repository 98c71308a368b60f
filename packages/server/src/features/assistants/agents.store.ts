import type { AgentSort } from '@soundings/contract/assistants/assistant-choices';
import { and, asc, count, desc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { withoutRemoved } from '#/platform/built-in/built-in.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { agents } from './assistants.tables.ts';

export type Agent = typeof agents.$inferSelect;

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: AgentSort;
  readonly query?: string | undefined;
}

const lowerName = sql`lower(${agents.name})`;
const orders: Record<AgentSort, SQL[]> = {
  name: [asc(lowerName)],
  '-name': [desc(lowerName)],
  updatedOn: [asc(agents.updatedOn), desc(lowerName)],
  '-updatedOn': [desc(agents.updatedOn), asc(lowerName)],
};

const predefinedMatching = (query: string | undefined) =>
  and(eq(agents.type, 'predefined'), query ? like(lowerName, `%${escapeLike(query)}%`.toLowerCase()) : undefined);

const withChanger = (db: Database) =>
  db
    .select({ ...getTableColumns(agents), updatedByName: users.name })
    .from(agents)
    .leftJoin(users, eq(users.id, agents.updatedBy));

export type ListedAgent = Awaited<ReturnType<typeof withChanger>>[number];

/** `page` counts from 0. */
export const agentPage = (db: Database, { page, size, sort, query }: Question) =>
  withChanger(db)
    .where(predefinedMatching(query))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

export const searchAgents = async (db: Database, question: Question) => {
  const rows = await agentPage(db, question);
  const [total] = await db.select({ agents: count() }).from(agents).where(predefinedMatching(question.query));
  return { rows, totalElements: total!.agents };
};

export const findListedAgent = async (db: Database, id: string): Promise<ListedAgent | null> => {
  const [row] = await withChanger(db).where(eq(agents.id, id));
  return row ?? null;
};

export const findAgent = async (db: Database, id: string): Promise<Agent | null> => {
  const [row] = await db.select().from(agents).where(eq(agents.id, id));
  return row ?? null;
};

/** Whoever begins to follow it, or deletes it, waits until the transaction ends. A missing one is no error. */
export const lockAgentRow = async (tx: Database, id: string): Promise<void> => {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('no key update');
};

export const addAgent = async (db: Database, row: typeof agents.$inferInsert): Promise<void> => {
  await db.insert(agents).values(row);
};

/** Adds agents that come with the product; one that is there, or was deleted, is left alone. */
export const addBuiltInAgentRows = async (db: Database, rows: (typeof agents.$inferInsert & { id: string })[]) => {
  const wanted = await withoutRemoved(db, rows);
  if (wanted.length > 0) await db.insert(agents).values(wanted).onConflictDoNothing();
};

export const setAgent = async (
  db: Database,
  { id, type }: Pick<Agent, 'id' | 'type'>,
  change: Partial<Agent>,
): Promise<boolean> => {
  const changed = await db
    .update(agents)
    .set(change)
    .where(and(eq(agents.id, id), eq(agents.type, type)))
    .returning({ id: agents.id });
  return changed.length > 0;
};

export const removeAgent = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(agents).where(eq(agents.id, id));
};

export const removeCustomAgent = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(agents).where(and(eq(agents.id, id), eq(agents.type, 'custom')));
};
