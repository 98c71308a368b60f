import type { ResponseKind, ResponseState } from '@soundings/contract/scout/response-choices';
import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { responseRequests, responseSettings } from './responses.tables.ts';

export type NewRequest = typeof responseRequests.$inferInsert;

export const addRequest = async (db: Database, row: NewRequest): Promise<void> => {
  await db.insert(responseRequests).values(row);
};

export const markAsMailed = async (db: Database, id: string): Promise<void> => {
  await db.update(responseRequests).set({ mailed: true }).where(eq(responseRequests.id, id));
};

interface Filter {
  readonly state?: ResponseState | null | undefined;
  readonly kind?: ResponseKind | null | undefined;
}

const matching = ({ state, kind }: Filter) =>
  and(state ? eq(responseRequests.state, state) : undefined, kind ? eq(responseRequests.kind, kind) : undefined);

const changers = alias(users, 'changers');

const requestPage = (
  db: Database,
  filter: Filter,
  { page, size, sort }: { readonly page: number; readonly size: number; readonly sort: string },
) => {
  const order = sort === 'createdOn' ? asc : desc;
  return db
    .select({ ...getTableColumns(responseRequests), sender: users.name, changer: changers.name })
    .from(responseRequests)
    .leftJoin(users, eq(users.id, responseRequests.sentBy))
    .leftJoin(changers, eq(changers.id, responseRequests.changedBy))
    .where(matching(filter))
    .orderBy(order(responseRequests.createdOn), order(responseRequests.id))
    .limit(size)
    .offset(page * size);
};

export type ListedRequest = Awaited<ReturnType<typeof requestPage>>[number];

export const searchRequests = async (db: Database, filter: Filter, page: Parameters<typeof requestPage>[2]) => {
  const rows = await requestPage(db, filter, page);
  const [total] = await db.select({ requests: count() }).from(responseRequests).where(matching(filter));
  return { rows, totalElements: total!.requests };
};

/** @returns the project's name, or null where there is no such request. */
export const setRequestState = async (
  db: Database,
  id: string,
  change: { readonly state: ResponseState; readonly changedBy: string; readonly changedOn: Date },
): Promise<string | null> => {
  const [row] = await db
    .update(responseRequests)
    .set(change)
    .where(eq(responseRequests.id, id))
    .returning({ projectName: responseRequests.projectName });
  return row?.projectName ?? null;
};

const id = 'agency';

export const findResponseAddress = async (db: Database): Promise<string> => {
  const [row] = await db.select().from(responseSettings).where(eq(responseSettings.id, id));
  return row?.address ?? '';
};

export const saveResponseAddress = async (db: Database, address: string): Promise<void> => {
  await db
    .insert(responseSettings)
    .values({ id, address })
    .onConflictDoUpdate({ target: responseSettings.id, set: { address } });
};
