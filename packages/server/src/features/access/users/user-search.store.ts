import type { Role } from '@soundings/contract/access/permissions';
import type { UserSort, userKinds, userStatuses } from '@soundings/contract/access/user-choices';
import type { ProductType } from '@soundings/contract/projects/projects';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { companies } from './companies.tables.ts';
import { administratorRole } from './roles.policy.ts';
import { mayBeAssigned, users } from './users.tables.ts';

export interface UserFilter {
  readonly query?: string | undefined;
  readonly kind?: (typeof userKinds)[number] | undefined;
  readonly status?: (typeof userStatuses)[number] | undefined;
  readonly roleName?: Role | undefined;
  readonly assignableTo?: ProductType | undefined;
}

interface Page<S extends UserSort = UserSort> {
  readonly page: number;
  readonly size: number;
  readonly sort: S;
}

const hasText = (query: string | undefined): SQL | undefined =>
  query ? sql`${users.searchText} like lower(${`%${escapeLike(query)}%`})` : undefined;

const isOfKind = { staff: isNull(users.companyId), company: isNotNull(users.companyId) };

const matching = ({ query, kind, status, roleName, assignableTo }: UserFilter) =>
  and(
    hasText(query),
    kind && isOfKind[kind],
    status && eq(users.enabled, status === 'enabled'),
    roleName && eq(users.roleName, roleName),
    assignableTo && mayBeAssigned(assignableTo),
  );

const lowerName = sql`lower(${users.name})`;

const orders: Record<UserSort, SQL[]> = {
  name: [asc(lowerName), asc(users.id)],
  '-name': [desc(lowerName), desc(users.id)],
  username: [asc(users.username)],
  '-username': [desc(users.username)],
  roleName: [asc(users.roleName), asc(users.id)],
  '-roleName': [desc(users.roleName), desc(users.id)],
  createdOn: [asc(users.createdOn), desc(users.id)],
  '-createdOn': [desc(users.createdOn), asc(users.id)],
  lastSignInOn: [sql`${users.lastSignInOn} asc nulls first`, desc(users.id)],
  '-lastSignInOn': [sql`${users.lastSignInOn} desc nulls last`, asc(users.id)],
};

const listed = {
  id: users.id,
  name: users.name,
  username: users.username,
  roleName: users.roleName,
  enabled: users.enabled,
  createdOn: users.createdOn,
  lastSignInOn: users.lastSignInOn,
  company: { id: companies.id, companyName: companies.companyName },
};

export const userPage = (db: Database, filter: UserFilter, { page, size, sort }: Page) =>
  db
    .select(listed)
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(matching(filter))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

export type ListedUser = Awaited<ReturnType<typeof userPage>>[number];

const countMatching = async (db: Database, filter: UserFilter): Promise<number> => {
  const counted = db.select({ users: count() }).from(users).$dynamic();
  if (filter.assignableTo) counted.leftJoin(companies, eq(companies.id, users.companyId));
  const [total] = await counted.where(matching(filter));
  return total!.users;
};

export const searchUsers = async (db: Database, filter: UserFilter, page: Page) => {
  const rows = await userPage(db, filter, page);
  return { rows, totalElements: await countMatching(db, filter) };
};

const adminsWith = (query: string | undefined): UserFilter => ({ query, roleName: administratorRole });

export const adminPage = (db: Database, query: string | undefined, { page, size, sort }: Page<'name' | '-name'>) =>
  db
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(matching(adminsWith(query)))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

export const searchAdmins = async (db: Database, query: string | undefined, page: Page<'name' | '-name'>) => {
  const rows = await adminPage(db, query, page);
  const filter = adminsWith(query);
  return { rows, totalElements: await countMatching(db, filter) };
};

export const findUserInfo = async (db: Database, id: string) => {
  const actor = alias(users, 'actor');
  const more = {
    firstName: users.firstName,
    lastName: users.lastName,
    mustChangePassword: users.mustChangePassword,
    actionedBy: { id: actor.id, name: actor.name },
    actionedOn: users.actionedOn,
  };
  const [row] = await db
    .select({ ...listed, ...more })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(actor, eq(actor.id, users.actionedBy))
    .where(eq(users.id, id));
  return row ?? null;
};

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserInfo>>>;
