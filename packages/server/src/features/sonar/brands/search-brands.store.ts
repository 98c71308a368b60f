import type { DatasetCounts } from '@soundings/contract/sonar/brands';
import {
  type DatasetFilter,
  type DatasetSort,
  type SocialNetwork,
  socialNetworks,
} from '@soundings/contract/sonar/sonar-choices';
import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { lacksCollection } from '../collect/collect.store.ts';
import { everyNetwork, networkBits } from './brand-rows.ts';
import { type StoredBrand, withLinks } from './brands.store.ts';
import { sonarDatasets } from './brands.tables.ts';

interface BrandQuestion {
  readonly projectId: string;
  readonly query?: string | null | undefined;
  readonly filter: DatasetFilter;
  readonly page: number;
  readonly size: number;
  readonly sort: DatasetSort;
}

const { brandCompany, domain, count } = sonarDatasets;

const name = sql`lower(${brandCompany})`;

const orders: Record<DatasetSort, SQL[]> = {
  count: [asc(count)],
  '-count': [desc(count)],
  brandCompany: [asc(name), asc(count)],
  '-brandCompany': [desc(name), desc(count)],
  domain: [asc(domain), asc(count)],
  '-domain': [desc(domain), desc(count)],
};

const looksLike = (query: string | null | undefined): SQL | undefined => {
  if (!query) return undefined;
  const pattern = sql`lower(${`%${escapeLike(query)}%`}::text)`;
  return sql`(${name} like ${pattern} or ${domain} like ${pattern})`;
};

const { linkedNetworks, hasFailedLink, crawlReason } = sonarDatasets;

export const missesLink = ne(sonarDatasets.linkedNetworks, everyNetwork);

const shown: Record<DatasetFilter, SQL | undefined> = {
  all: undefined,
  withErrors: or(eq(hasFailedLink, true), isNotNull(crawlReason)),
  missing: missesLink,
  notCollected: lacksCollection,
};

const brandPage = (db: Database, { projectId, query, filter, page, size, sort }: BrandQuestion) =>
  db
    .select()
    .from(sonarDatasets)
    .where(and(eq(sonarDatasets.projectId, projectId), looksLike(query), shown[filter]))
    .orderBy(...orders[sort])
    .limit(size)
    .offset(page * size);

const howMany = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`;

const brandCounts = (db: Database, { projectId, query, filter }: BrandQuestion, now: Date) => {
  const linked = socialNetworks.map(
    (network) => [network, howMany(sql`${linkedNetworks} & ${sql.raw(String(networkBits[network]))} > 0`)] as const,
  );
  return db
    .select({
      all: howMany(undefined),
      found: howMany(and(shown[filter], looksLike(query))),
      withErrors: howMany(shown.withErrors),
      missing: howMany(shown.missing),
      due: howMany(needsCrawl(now)),
      ...(Object.fromEntries(linked) as Record<SocialNetwork, SQL<number>>),
    })
    .from(sonarDatasets)
    .where(eq(sonarDatasets.projectId, projectId));
};

interface Found {
  readonly brands: StoredBrand[];
  readonly totalElements: number;
  readonly counts: DatasetCounts;
}

export const searchBrands = async (db: Database, question: BrandQuestion, now: Date): Promise<Found> => {
  const brands = await withLinks(db, await brandPage(db, question));
  const [row] = await brandCounts(db, question, now);
  const { found, due, ...counted } = row!;
  const { all, withErrors, missing, ...linked } = counted;
  const toCrawl = due > 0 ? due : missing;
  return { brands, totalElements: found, counts: { all, withErrors, missing, toCrawl, linked } };
};

const freshMs = 24 * 3600 * 1000;

const isStale = (now: Date): SQL => {
  const { crawledOn } = sonarDatasets;
  return or(isNull(crawledOn), isNotNull(crawlReason), lt(crawledOn, new Date(now.getTime() - freshMs)))!;
};

export const needsCrawl = (now: Date): SQL => and(missesLink, isStale(now))!;
