import { and, asc, count, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { agents } from './assistants.tables.ts';

export type Agent = typeof agents.$inferSelect;

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: 'name' | '-name';
  readonly query?: string | undefined;
}

export const searchAgents = async (db: Database, { page, size, sort, query }: Question) => {
  const name = sql`lower(${agents.name})`;
  const where = and(
    eq(agents.type, 'predefined'),
    query ? like(name, `%${escapeLike(query.toLowerCase())}%`) : undefined,
  );
  const direction = sort === 'name' ? asc : desc;
  const rows = await db
    .select()
    .from(agents)
    .where(where)
    .orderBy(direction(name), direction(agents.id))
    .limit(size)
    .offset(page * size);
  const [total] = await db.select({ agents: count() }).from(agents).where(where);
  return { rows, totalElements: total!.agents };
};

export const findAgent = async (db: Database, id: string): Promise<Agent | null> => {
  const [row] = await db.select().from(agents).where(eq(agents.id, id));
  return row ?? null;
};

export const lockAgentRow = async (tx: Database, id: string): Promise<void> => {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('no key update');
};

export const addAgents = async (db: Database, rows: (typeof agents.$inferInsert)[]): Promise<void> => {
  await db.insert(agents).values(rows).onConflictDoNothing();
};

export const setInstructions = async (db: Database, id: string, instructions: string): Promise<void> => {
  await db.update(agents).set({ instructions }).where(eq(agents.id, id));
};

export const removeCustomAgent = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(agents).where(and(eq(agents.id, id), eq(agents.type, 'custom')));
};
