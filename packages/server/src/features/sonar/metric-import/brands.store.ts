import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../datasets/datasets.tables.ts';

export interface NamedBrand {
  readonly id: string;
  readonly domain: string;
  readonly company: string;
}

export interface BrandProfile {
  readonly datasetId: string;
  readonly network: SocialNetwork;
  readonly key: string;
  readonly isSelected: boolean;
}

/** What the brands of a project are called. */
export const findNamedBrands = (db: Database, projectId: string): Promise<NamedBrand[]> =>
  db
    .select({ id: sonarDatasets.id, domain: sonarDatasets.domain, company: sonarDatasets.brandCompany })
    .from(sonarDatasets)
    .where(eq(sonarDatasets.projectId, projectId))
    .orderBy(sonarDatasets.count);

/** The profiles of the brands of a project. */
export const findBrandProfiles = (db: Database, projectId: string): Promise<BrandProfile[]> =>
  db
    .select({
      datasetId: sonarLinks.datasetId,
      network: sonarLinks.network,
      key: sonarLinks.key,
      isSelected: sonarLinks.isSelected,
    })
    .from(sonarLinks)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarLinks.datasetId))
    .where(eq(sonarDatasets.projectId, projectId));
