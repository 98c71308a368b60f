import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { brandRules } from './brand-rules.tables.ts';

export type RulesOwner = { readonly companyId: string } | { readonly projectId: string };

const isOwnedBy = (owner: RulesOwner) =>
  'companyId' in owner ? eq(brandRules.companyId, owner.companyId) : eq(brandRules.projectId, owner.projectId);

export const findRules = async (db: Database, owner: RulesOwner) => {
  const [row] = await db
    .select({ rules: brandRules.rules, changedOn: brandRules.changedOn, changedBy: users.name })
    .from(brandRules)
    .leftJoin(users, eq(users.id, brandRules.changedBy))
    .where(isOwnedBy(owner));
  return row ?? null;
};

export const findCompanyRules = (db: Database, projectId: string, companyId: string | null) =>
  db
    .select({ companyName: companies.companyName, rules: brandRules.rules })
    .from(companyProjects)
    .innerJoin(companies, eq(companies.id, companyProjects.companyId))
    .innerJoin(brandRules, eq(brandRules.companyId, companies.id))
    .where(
      and(
        eq(companyProjects.projectId, projectId),
        eq(companyProjects.enabled, true),
        companyId === null ? undefined : eq(companies.id, companyId),
      ),
    )
    .orderBy(asc(sql`lower(${companies.companyName})`), asc(companies.id));

export const listCompaniesWithRules = (db: Database) =>
  db
    .select({
      companyId: companies.id,
      companyName: companies.companyName,
      changedOn: brandRules.changedOn,
    })
    .from(companies)
    .leftJoin(brandRules, eq(brandRules.companyId, companies.id))
    .orderBy(asc(sql`lower(${companies.companyName})`), asc(companies.id));

export const findCompanyName = async (db: Database, companyId: string): Promise<string | null> => {
  const [row] = await db.select({ name: companies.companyName }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? null;
};

interface Change {
  readonly id: string;
  readonly rules: BrandRules;
  readonly changedOn: Date;
  readonly changedBy: string;
}

export const saveRules = async (db: Database, owner: RulesOwner, change: Change): Promise<void> => {
  const { id: _, ...set } = change;
  await db
    .insert(brandRules)
    .values({ ...owner, ...change })
    .onConflictDoUpdate({ target: 'companyId' in owner ? brandRules.companyId : brandRules.projectId, set });
};

export const removeRules = async (db: Database, owner: RulesOwner): Promise<void> => {
  await db.delete(brandRules).where(isOwnedBy(owner));
};
