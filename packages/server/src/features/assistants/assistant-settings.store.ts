import type { AssistantSort, AssistantType } from '@soundings/contract/assistants/assistant-choices';
import { and, asc, count, desc, eq, getTableColumns, inArray, like, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { assistants, companyAssistants } from './assistants.tables.ts';

export type Assistant = typeof assistants.$inferSelect;

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: AssistantSort;
  readonly query?: string | undefined;
  readonly type?: AssistantType | undefined;
}

const lowerName = sql`lower(${assistants.name})`;
const orders: Record<AssistantSort, SQL[]> = {
  name: [asc(lowerName)],
  '-name': [desc(lowerName)],
  type: [asc(assistants.type), asc(lowerName)],
  '-type': [desc(assistants.type), desc(lowerName)],
  updatedOn: [asc(assistants.updatedOn), desc(lowerName)],
  '-updatedOn': [desc(assistants.updatedOn), asc(lowerName)],
};

const matching = ({ query, type }: Question) =>
  and(
    type ? eq(assistants.type, type) : undefined,
    query ? like(lowerName, `%${escapeLike(query)}%`.toLowerCase()) : undefined,
  );

const { instructions: _instructions, example: _example, ...columns } = getTableColumns(assistants);
const summaryLength = 200;
const listed = {
  ...columns,
  summary: sql<string>`left(${assistants.instructions}, ${sql.raw(String(summaryLength))})`,
  updatedByName: users.name,
};
export type ListedAssistant = Omit<Assistant, 'instructions' | 'example'> & {
  readonly summary: string;
  readonly updatedByName: string | null;
};

/** Without their long texts. `page` counts from 0. */
export const assistantPage = (db: Database, question: Question) =>
  db
    .select(listed)
    .from(assistants)
    .leftJoin(users, eq(users.id, assistants.updatedBy))
    .where(matching(question))
    .orderBy(...orders[question.sort])
    .limit(question.size)
    .offset(question.page * question.size);

export const listAssistants = async (db: Database, question: Question) => {
  const rows = await assistantPage(db, question);
  const [total] = await db.select({ assistants: count() }).from(assistants).where(matching(question));
  return { rows, totalElements: total!.assistants };
};

/** How many companies have each of them; what no company has is left out. */
export const countCompanies = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { assistantId } = companyAssistants;
  const rows = await db
    .select({ id: assistantId, companies: count() })
    .from(companyAssistants)
    .where(inArray(assistantId, [...ids]))
    .groupBy(assistantId);
  return new Map(rows.map(({ id, companies }) => [id, companies]));
};

export const findAssistant = async (db: Database, id: string) => {
  const [row] = await db
    .select({ ...getTableColumns(assistants), updatedByName: users.name })
    .from(assistants)
    .leftJoin(users, eq(users.id, assistants.updatedBy))
    .where(eq(assistants.id, id));
  return row ?? null;
};

/** Whoever is about to choose it waits until the transaction ends. @returns null where there is none. */
export const lockAssistant = async (tx: Database, id: string): Promise<Assistant | null> => {
  const [row] = await tx.select().from(assistants).where(eq(assistants.id, id)).for('update');
  return row ?? null;
};

export const addAssistant = async (db: Database, row: typeof assistants.$inferInsert): Promise<void> => {
  await db.insert(assistants).values(row);
};

export const setAssistant = async (db: Database, id: string, change: Partial<Assistant>): Promise<void> => {
  await db.update(assistants).set(change).where(eq(assistants.id, id));
};

export const removeAssistant = async (tx: Database, id: string): Promise<void> => {
  await tx.delete(assistants).where(eq(assistants.id, id));
};
