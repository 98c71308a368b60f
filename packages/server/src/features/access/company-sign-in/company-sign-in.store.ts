import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { companies } from '../users/companies.tables.ts';
import { companyIdentities, identityDomains, identityProviders } from './company-sign-in.tables.ts';

export type IdentityProvider = typeof identityProviders.$inferSelect & { readonly domains: string[] };

const domainsOf = sql<
  string[]
>`array(select domain from identity_domains where company_id = ${identityProviders.companyId} order by domain)`;

const selectProvider = (db: Database) =>
  db
    .select({ ...getTableColumns(identityProviders), domains: domainsOf })
    .from(identityProviders)
    .innerJoin(companies, eq(companies.id, identityProviders.companyId));

export const findProvider = async (db: Database, companyId: string): Promise<IdentityProvider | null> => {
  const [row] = await selectProvider(db).where(eq(identityProviders.companyId, companyId));
  return row ?? null;
};

const isInUse = and(eq(identityProviders.enabled, true), eq(companies.enabled, true));

export const findUsedProvider = async (db: Database, companyId: string): Promise<IdentityProvider | null> => {
  const [row] = await selectProvider(db).where(and(eq(identityProviders.companyId, companyId), isInUse));
  return row ?? null;
};

export const findProviderOfDomain = async (db: Database, domain: string): Promise<IdentityProvider | null> => {
  const [row] = await selectProvider(db)
    .innerJoin(identityDomains, eq(identityDomains.companyId, identityProviders.companyId))
    .where(and(eq(identityDomains.domain, domain), isInUse));
  return row ?? null;
};

export const hasProviders = async (db: Database): Promise<boolean> =>
  (await selectProvider(db).where(isInUse).limit(1)).length > 0;

export const findCompanyName = async (db: Database, id: string): Promise<string | null> => {
  const [row] = await db.select({ name: companies.companyName }).from(companies).where(eq(companies.id, id));
  return row?.name ?? null;
};

/** Another issuer or client names people otherwise, so who is known by the one before has to be linked anew. */
export const putProvider = async (tx: Database, given: IdentityProvider): Promise<void> => {
  const { domains, ...row } = given;
  const before = await findProvider(tx, row.companyId);
  const { companyId, ...set } = row;
  await tx.insert(identityProviders).values(row).onConflictDoUpdate({ target: identityProviders.companyId, set });
  if (before && (before.issuer !== row.issuer || before.clientId !== row.clientId))
    await tx.delete(companyIdentities).where(eq(companyIdentities.companyId, companyId));
  await tx.delete(identityDomains).where(eq(identityDomains.companyId, companyId));
  await tx.insert(identityDomains).values(domains.map((domain) => ({ domain, companyId })));
};

export const removeProvider = async (db: Database, companyId: string): Promise<boolean> => {
  const removed = await db
    .delete(identityProviders)
    .where(eq(identityProviders.companyId, companyId))
    .returning({ issuer: identityProviders.issuer });
  return removed.length === 1;
};

export const lockProvider = async (tx: Database, companyId: string): Promise<void> => {
  await tx
    .select({ id: identityProviders.companyId })
    .from(identityProviders)
    .where(eq(identityProviders.companyId, companyId))
    .orderBy(asc(identityProviders.companyId))
    .for('update');
};

type Identity = typeof companyIdentities.$inferSelect;

export const findIdentity = async (
  db: Database,
  { companyId, subject }: Pick<Identity, 'companyId' | 'subject'>,
): Promise<Identity | null> => {
  const [row] = await db
    .select()
    .from(companyIdentities)
    .where(and(eq(companyIdentities.companyId, companyId), eq(companyIdentities.subject, subject)));
  return row ?? null;
};

export const isLinked = async (db: Database, userId: string): Promise<boolean> =>
  (await db.select().from(companyIdentities).where(eq(companyIdentities.userId, userId))).length > 0;

export const addIdentity = async (tx: Database, identity: Identity): Promise<void> => {
  await tx.insert(companyIdentities).values(identity);
};
