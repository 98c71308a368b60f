import { eq } from 'drizzle-orm';
import { companies } from '#/features/access/users/companies.tables.ts';
import { companyProjects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { findPicture } from '#/platform/pictures/pictures.store.ts';
import { pictures, type StoredPicture } from '#/platform/pictures/pictures.tables.ts';

export const findCompanyLogo = async (
  db: Database,
  { logoId }: { readonly logoId: string | null },
): Promise<StoredPicture | null> => (logoId === null ? null : findPicture(db, logoId));

export const findLogoOfProject = async (db: Database, projectId: string) => {
  const owners = await db
    .select({ companyName: companies.companyName, logo: pictures })
    .from(companyProjects)
    .innerJoin(companies, eq(companies.id, companyProjects.companyId))
    .leftJoin(pictures, eq(pictures.id, companies.logoId))
    .where(eq(companyProjects.projectId, projectId))
    .limit(2);
  const [owner] = owners;
  return owners.length === 1 && owner?.logo ? { companyName: owner.companyName, logo: owner.logo } : null;
};

export const findLookOfCompany = async (db: Database, companyId: string) => {
  const [row] = await db
    .select({ companyName: companies.companyName, logo: pictures })
    .from(companies)
    .leftJoin(pictures, eq(pictures.id, companies.logoId))
    .where(eq(companies.id, companyId));
  return row ?? null;
};
