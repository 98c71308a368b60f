import { type AiChatType, aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { assistants, companyAiChats, companyAssistants } from '#/features/assistants/assistants.tables.ts';
import type { Database } from '#/platform/db/database.ts';

export const findCompanyAssistants = (db: Database, companyId: string) =>
  db
    .select({ id: assistants.id, name: assistants.name, type: assistants.type })
    .from(companyAssistants)
    .innerJoin(assistants, eq(assistants.id, companyAssistants.assistantId))
    .where(eq(companyAssistants.companyId, companyId))
    .orderBy(asc(sql`lower(${assistants.name})`), asc(assistants.id));

export const findAssistantNames = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const named = db.select({ name: assistants.name }).from(assistants);
  const rows = await named.where(inArray(assistants.id, [...ids])).orderBy(asc(sql`lower(${assistants.name})`));
  return rows.map(({ name }) => name);
};

/** Gives the company these assistants and takes all others away. @returns how many of the ids are assistants. */
export const replaceAssistants = async (tx: Database, companyId: string, ids: readonly string[]): Promise<number> => {
  await tx.delete(companyAssistants).where(eq(companyAssistants.companyId, companyId));
  if (ids.length === 0) return 0;
  const known = tx
    .select({ companyId: sql`${companyId}::uuid`.as('company_id'), assistantId: assistants.id })
    .from(assistants)
    .where(inArray(assistants.id, [...ids]));
  const rows = await tx.insert(companyAssistants).select(known).returning({ id: companyAssistants.assistantId });
  return rows.length;
};

export const findCompanyAiChatTypes = async (db: Database, companyId: string): Promise<AiChatType[]> => {
  const rows = await db.select().from(companyAiChats).where(eq(companyAiChats.companyId, companyId));
  const given = new Set(rows.map(({ aiChatType }) => aiChatType));
  return aiChatTypes.filter((type) => given.has(type));
};

export const replaceAiChats = async (tx: Database, companyId: string, types: readonly AiChatType[]): Promise<void> => {
  await tx.delete(companyAiChats).where(eq(companyAiChats.companyId, companyId));
  const rows = [...new Set(types)].map((aiChatType) => ({ companyId, aiChatType }));
  if (rows.length > 0) await tx.insert(companyAiChats).values(rows);
};
