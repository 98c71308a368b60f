import type { AiChatType, AssistantType } from '@soundings/contract/assistants/assistant-choices';
import { and, asc, count, desc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import { withoutRemoved } from '#/platform/built-in/built-in.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { assistants, companyAiChats, companyAssistants } from './assistants.tables.ts';

type NewAssistant = typeof assistants.$inferInsert & { id: string };

export interface AssistantFilter {
  readonly query?: string | null | undefined;
  readonly type?: AssistantType | null | undefined;
  /** Those that the company has, or those that it lacks. */
  readonly company?: { readonly id: string; readonly assigned: boolean } | null | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: 'name' | '-name';
}

const wasGivenTo = (db: Database, companyId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(companyAssistants)
      .where(and(eq(companyAssistants.assistantId, assistants.id), eq(companyAssistants.companyId, companyId))),
  );

const ofCompany = (db: Database, { company }: AssistantFilter): SQL | undefined => {
  if (!company) return undefined;
  return company.assigned ? wasGivenTo(db, company.id) : not(wasGivenTo(db, company.id));
};

const matching = (db: Database, filter: AssistantFilter): SQL | undefined =>
  and(
    filter.query ? sql`lower(${assistants.name}) like lower(${`%${escapeLike(filter.query)}%`}::text)` : undefined,
    filter.type ? eq(assistants.type, filter.type) : undefined,
    ofCompany(db, filter),
  );

const columns = { id: assistants.id, name: assistants.name, type: assistants.type };
const lowerName = sql`lower(${assistants.name})`;

export const findAllAssistants = (db: Database) =>
  db.select(columns).from(assistants).orderBy(asc(lowerName), asc(assistants.id));

export const findAssistantsOf = (db: Database, companyId: string | null) =>
  db
    .select(columns)
    .from(assistants)
    .where(companyId === null ? undefined : wasGivenTo(db, companyId))
    .orderBy(asc(lowerName), asc(assistants.id));

export const findWholeAssistant = async (db: Database, id: string, companyId: string | null) => {
  const given = companyId === null ? undefined : wasGivenTo(db, companyId);
  const [row] = await db
    .select()
    .from(assistants)
    .where(and(eq(assistants.id, id), given));
  return row ?? null;
};

export const searchAssistants = async (db: Database, filter: AssistantFilter, { page, size, sort }: Page) => {
  const rows = await db
    .select(columns)
    .from(assistants)
    .where(matching(db, filter))
    .orderBy(sort === 'name' ? asc(lowerName) : desc(lowerName), asc(assistants.id))
    .limit(size)
    .offset(page * size);
  const [total] = await db.select({ assistants: count() }).from(assistants).where(matching(db, filter));
  return { rows, totalElements: total!.assistants };
};

export const findAiChats = async (db: Database, companyId: string): Promise<Set<AiChatType>> => {
  const rows = await db
    .select({ type: companyAiChats.aiChatType })
    .from(companyAiChats)
    .where(eq(companyAiChats.companyId, companyId));
  return new Set(rows.map(({ type }) => type));
};

/**
 * Adds assistants that come with the product; one that is there, or was deleted, is left alone. Those of earlier versions
 * had no instructions and get them.
 */
export const addBuiltInAssistantRows = async (db: Database, rows: readonly NewAssistant[]): Promise<void> => {
  const wanted = await withoutRemoved(db, rows);
  if (wanted.length === 0) return;
  await db.insert(assistants).values(wanted).onConflictDoNothing();
  const ids = wanted.map(({ id }) => id);
  const empty = await db
    .select({ id: assistants.id })
    .from(assistants)
    .where(and(inArray(assistants.id, ids), eq(assistants.instructions, '')));
  for (const { id } of empty) {
    const instructions = wanted.find((row) => row.id === id)?.instructions ?? '';
    await db.update(assistants).set({ instructions }).where(eq(assistants.id, id));
  }
};
