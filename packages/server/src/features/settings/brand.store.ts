import type { BrandFields } from '@soundings/contract/settings/brand';
import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { pictures } from '#/platform/pictures/pictures.tables.ts';
import { brandSettings } from './brand.tables.ts';

const id = 'agency';

export const findBrandRow = async (db: Database) => {
  const [row] = await db
    .select({ brand: brandSettings, logo: pictures })
    .from(brandSettings)
    .leftJoin(pictures, eq(pictures.id, brandSettings.logoId))
    .where(eq(brandSettings.id, id));
  return row ?? null;
};
export type BrandRow = NonNullable<Awaited<ReturnType<typeof findBrandRow>>>;

export const saveBrandRow = async (db: Database, fields: BrandFields, changedOn: Date): Promise<void> => {
  const set = { ...fields, changedOn };
  await db
    .insert(brandSettings)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: brandSettings.id, set });
};

/** @returns the id of the logo before. Of changes at the same time one comes after the other. */
export const replaceBrandLogo = async (
  tx: Database,
  logoId: string | null,
  changedOn: Date,
): Promise<string | null> => {
  await tx.insert(brandSettings).values({ id, changedOn }).onConflictDoNothing();
  const [before] = await tx.select().from(brandSettings).where(eq(brandSettings.id, id)).for('update');
  await tx.update(brandSettings).set({ logoId, changedOn }).where(eq(brandSettings.id, id));
  return before?.logoId ?? null;
};
