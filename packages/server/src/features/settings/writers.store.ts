import type { WriterLanguage, WriterSort, WriterStatus } from '@soundings/contract/settings/writer-choices';
import { and, asc, count, desc, eq, getTableColumns, like, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { withoutRemoved } from '#/platform/built-in/built-in.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { writers } from './writers.tables.ts';

export type Writer = typeof writers.$inferSelect;
type NewWriter = typeof writers.$inferInsert;

interface Filter {
  readonly query?: string | null | undefined;
  readonly language?: WriterLanguage | null | undefined;
  readonly status?: WriterStatus | null | undefined;
}

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: WriterSort;
}

const lowerName = sql`lower(${writers.writerName})`;
const orders: Record<WriterSort, SQL[]> = {
  writerName: [asc(lowerName), asc(writers.id)],
  '-writerName': [desc(lowerName), desc(writers.id)],
  language: [asc(writers.language), asc(lowerName)],
  '-language': [desc(writers.language), desc(lowerName)],
  updatedOn: [asc(writers.updatedOn), asc(writers.id)],
  '-updatedOn': [desc(writers.updatedOn), desc(writers.id)],
};

const matching = ({ query, language, status }: Filter) =>
  and(
    language ? eq(writers.language, language) : undefined,
    status ? eq(writers.status, status) : undefined,
    query ? like(writers.searchText, `%${escapeLike(query)}%`.toLowerCase()) : undefined,
  );

const withChanger = (db: Database) =>
  db
    .select({ ...getTableColumns(writers), updatedByName: users.name })
    .from(writers)
    .leftJoin(users, eq(users.id, writers.updatedBy));

export type ListedWriter = Awaited<ReturnType<typeof withChanger>>[number];

/** `page` counts from 0. */
export const writerPage = (db: Database, filter: Filter, { page, size, sort }: Page) =>
  withChanger(db)
    .where(matching(filter))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

export const searchWriters = async (db: Database, filter: Filter, page: Page) => {
  const rows = await writerPage(db, filter, page);
  const [total] = await db.select({ writers: count() }).from(writers).where(matching(filter));
  return { rows, totalElements: total!.writers };
};

export const findWriter = async (db: Database, id: string): Promise<ListedWriter | null> => {
  const [row] = await withChanger(db).where(eq(writers.id, id));
  return row ?? null;
};

export const addWriter = async (db: Database, row: NewWriter): Promise<void> => {
  await db.insert(writers).values(row);
};

/** Adds writers that come with the product; one that is there, or was deleted, is left alone. */
export const addBuiltInWriterRows = async (db: Database, rows: readonly (NewWriter & { id: string })[]) => {
  const wanted = await withoutRemoved(db, rows);
  if (wanted.length > 0) await db.insert(writers).values(wanted).onConflictDoNothing();
};

export const setWriter = async (db: Database, id: string, change: Partial<NewWriter>): Promise<boolean> => {
  const changed = await db.update(writers).set(change).where(eq(writers.id, id)).returning({ id: writers.id });
  return changed.length > 0;
};

export const removeWriter = async (tx: Database, id: string): Promise<Pick<Writer, 'builtIn'> | null> => {
  const [row] = await tx.delete(writers).where(eq(writers.id, id)).returning({ builtIn: writers.builtIn });
  return row ?? null;
};
