import { randomUUID } from 'node:crypto';
import type { CompanyRole } from '@soundings/contract/access/user-choices';
import { nameKeyOf } from '@soundings/contract/name-key';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects, projects, projectUsers } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { companyNameAt, personNameAt, placeAt, projectNameAt, slugOf } from './customer-names.ts';

interface Given {
  readonly companies: number;
  readonly users: number;
  readonly projects: number;
  /** Of everyone's password. */
  readonly passwordHash: string;
  readonly now: Date;
}

const day = 86_400_000;
const types: ProjectType[] = ['RESONANCE', 'SONAR', 'SCOUTV2', 'GENIE'];
const typeAt = (index: number) => types[index % types.length]!;
/** Every company has RESONANCE and one or two more. */
const productsAt = (index: number) => [...new Set(['RESONANCE' as const, typeAt(index), typeAt(index * 3 + 1)])];

/** Whom a company has first, second, third, fourth, and so on again. */
const userRoles: CompanyRole[] = ['ROLE_COMPANY_ADMIN', 'ROLE_CUSTOMER', 'ROLE_CUSTOMER', 'ROLE_COMPANY_USER'];

const projectsPerCompany = 20;
const projectsPerUser = 4;

/** A statement carries at most 65,535 values. */
const insertAll = async <T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> => {
  for (let from = 0; from < rows.length; from += 2000) {
    await db.insert(table).values(rows.slice(from, from + 2000));
  }
};

const makeCompany = (index: number, now: Date) => {
  const companyName = companyNameAt(index);
  const { city, street, zip } = placeAt(index);
  return {
    id: randomUUID(),
    companyName,
    companyEmail: `info@${slugOf(companyName)}.example`,
    companyContact: personNameAt(index * 7).join(' '),
    companyCity: city,
    companyAddress: `${street} ${(index % 120) + 1}`,
    companyZip: zip,
    enabledProducts: productsAt(index),
    enabled: index % 17 !== 16,
    createdOn: new Date(now.getTime() - (index % 900) * day - index * 60_000),
  };
};

const makeUser = (
  index: number,
  company: { id: string; companyName: string },
  roleName: CompanyRole,
  { passwordHash, now }: Given,
) => {
  const [firstName, lastName] = personNameAt(index);
  return {
    id: randomUUID(),
    username: `${slugOf(firstName)}.${slugOf(lastName)}.${index + 1}@${slugOf(company.companyName)}.example`,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    passwordHash,
    mustChangePassword: true,
    roleName,
    companyId: company.id,
    enabled: index % 13 !== 12,
    createdOn: new Date(now.getTime() - (index % 700) * day - index * 1000),
    lastSignInOn: index % 3 === 0 ? null : new Date(now.getTime() - (index % 60) * day),
  };
};

const makeProject = (index: number, createdBy: string | null, now: Date) => {
  const projectName = projectNameAt(index);
  return {
    id: randomUUID(),
    projectName,
    nameKey: nameKeyOf(projectName),
    projectType: typeAt(index),
    createdBy,
    createdOn: new Date(now.getTime() - (index % 500) * day - index * 1000),
    demo: true,
  };
};

/** Every `count`-th of a list from somewhere in it, without repeating. */
const pick = <T>(list: readonly T[], count: number, from: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.length === 0
    ? []
    : Array.from({ length: Math.min(count, list.length) }, (_, n) => list[(from + n * step) % list.length]!);
};

/** How many rows there are, so that a further run goes on with other names. */
const countOf = async (db: Database, table: PgTable): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(table);
  return row!.rows;
};

const numbers = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/**
 * Fills the database with customers for trying it at size: projects, companies that were given some of them, and their
 * people. The names are the same every time; a further run goes on with others.
 */
export const seedCustomers = async (db: Database, given: Given): Promise<void> => {
  const { now } = given;
  const admins = db.select({ id: users.id }).from(users).where(eq(users.roleName, 'ROLE_GLOBAL_ADMIN'));
  const [admin] = await admins.orderBy(asc(users.createdOn)).limit(1);
  const adminId = admin?.id ?? null;

  const newProjects = numbers(await countOf(db, projects), given.projects).map((n) => makeProject(n, adminId, now));
  await insertAll(db, projects, newProjects);
  const newCompanies = numbers(await countOf(db, companies), given.companies).map((n) => makeCompany(n, now));
  await insertAll(db, companies, newCompanies);

  const projectsOf = newCompanies.map(({ enabledProducts }, index) => {
    const allowed = newProjects.filter(({ projectType }) => enabledProducts.includes(projectType));
    return pick(allowed, projectsPerCompany, index * 7);
  });
  const gifts = newCompanies.flatMap(({ id: companyId }, index) =>
    projectsOf[index]!.map(({ id: projectId }, n) => ({
      companyId,
      projectId,
      enabled: n % 9 !== 8,
      actionedBy: adminId,
      actionedOn: new Date(now.getTime() - ((index + n) % 300) * day),
      lastUsage: n % 2 === 0 ? new Date(now.getTime() - (n % 30) * day) : null,
    })),
  );
  await insertAll(db, companyProjects, gifts);

  const firstUser = await countOf(db, users);
  const people = numbers(0, newCompanies.length > 0 ? given.users : 0).map((n) => {
    const at = n % newCompanies.length;
    const roleName = userRoles[Math.floor(n / newCompanies.length) % userRoles.length]!;
    return { at, row: makeUser(firstUser + n, newCompanies[at]!, roleName, given) };
  });
  await insertAll(
    db,
    users,
    people.map(({ row }) => row),
  );
  const assignments = people.flatMap(({ at, row }, n) =>
    pick(projectsOf[at]!, projectsPerUser, n).map(({ id: projectId }) => ({ userId: row.id, projectId })),
  );
  await insertAll(db, projectUsers, assignments);
  await db.execute(sql`analyze`);
};
