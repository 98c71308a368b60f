import { eq, getTableColumns } from 'drizzle-orm';
import { aiRuns } from '#/platform/ai/runs/runs.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { conversationSummaries, type SummaryRow } from '../playground.tables.ts';

/** With who has written it; of other versions of the conversation it may be of no use. */
export const findSummary = async (
  db: Database,
  conversationId: string,
): Promise<(SummaryRow & { readonly model: string }) | null> => {
  const [row] = await db
    .select({ ...getTableColumns(conversationSummaries), model: aiRuns.model })
    .from(conversationSummaries)
    .innerJoin(aiRuns, eq(aiRuns.id, conversationSummaries.runId))
    .where(eq(conversationSummaries.conversationId, conversationId));
  return row ?? null;
};

export const keepSummary = async (db: Database, row: SummaryRow): Promise<void> => {
  const { conversationId, ...set } = row;
  await db
    .insert(conversationSummaries)
    .values(row)
    .onConflictDoUpdate({ target: conversationSummaries.conversationId, set });
};
