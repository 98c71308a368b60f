import type { AuditFilter } from '@soundings/contract/audit/audit';
import { and, asc, count, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import { auditEntries } from '#/platform/audit/audit.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';

interface Page {
  readonly page: number;
  readonly size: number;
  readonly sort: 'createdOn' | '-createdOn';
}

const startOfDay = (day: string, timeZone = 'UTC', daysOn = 0): SQL =>
  sql`((${day}::date + ${daysOn}::int)::timestamp at time zone ${timeZone})`;

const matching = ({ query, action, outcome, from, till, timeZone }: AuditFilter): SQL | undefined =>
  and(
    // The database makes both sides small, so that both follow its own idea of letters.
    query ? like(auditEntries.searchText, sql`lower(${`%${escapeLike(query)}%`})`) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    outcome ? eq(auditEntries.outcome, outcome) : undefined,
    from ? gte(auditEntries.createdOn, startOfDay(from, timeZone)) : undefined,
    till ? lt(auditEntries.createdOn, startOfDay(till, timeZone, 1)) : undefined,
  );

const newestFirst = [desc(auditEntries.createdOn), desc(auditEntries.id)];
const oldestFirst = [asc(auditEntries.createdOn), asc(auditEntries.id)];

export const auditPage = (db: Database, filter: AuditFilter, { page, size, sort }: Page) =>
  db
    .select()
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(...(sort === 'createdOn' ? oldestFirst : newestFirst))
    .limit(size)
    .offset(page * size);

export const searchAuditEntries = async (db: Database, filter: AuditFilter, page: Page) => {
  const rows = await auditPage(db, filter, page);
  const [total] = await db.select({ entries: count() }).from(auditEntries).where(matching(filter));
  return { rows, nameOf: await findNames(db, rows), totalElements: total!.entries };
};

/** Who signs in is known by the address alone; where that failed it may have been anybody. */
const findNames = async (db: Database, rows: readonly StoredAuditEntry[]) => {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const addresses = [...new Set(rows.map(({ actor }) => actor))];
  const found = await db
    .select({ id: users.id, username: users.username, name: users.name })
    .from(users)
    .where(or(inArray(users.id, ids), inArray(users.username, addresses)));
  const byId = new Map(found.map(({ id, name }) => [id, name]));
  const byAddress = new Map(found.map(({ username, name }) => [username, name]));
  return ({ actorId, actor, outcome }: StoredAuditEntry): string | null => {
    if (actorId !== null) return byId.get(actorId) ?? null;
    return outcome === 'success' ? (byAddress.get(actor) ?? null) : null;
  };
};

export type StoredAuditEntry = typeof auditEntries.$inferSelect;

/** The query of at most `size` entries, newest first, that stand behind `last`. Times are whole milliseconds. */
export const auditEntriesBehind = (db: Database, filter: AuditFilter, last: StoredAuditEntry | null, size: number) => {
  const { createdOn, id } = auditEntries;
  const behind =
    last && sql`(${createdOn}, ${id}) < (${last.createdOn.toISOString()}::timestamptz, ${last.id}::bigint)`;
  return db
    .select()
    .from(auditEntries)
    .where(and(matching(filter), behind ?? undefined))
    .orderBy(...newestFirst)
    .limit(size);
};
