import { and, eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets } from '../datasets/datasets.tables.ts';

const columns = {
  projectId: sonarDatasets.projectId,
  logoKey: sonarDatasets.logoKey,
  logoType: sonarDatasets.logoType,
};

/** The logo of a brand, of a project where one is named. */
export const findLogo = async (db: Database, id: string, projectId?: string) => {
  const [row] = await db
    .select(columns)
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.id, id), projectId ? eq(sonarDatasets.projectId, projectId) : undefined));
  return row ?? null;
};
