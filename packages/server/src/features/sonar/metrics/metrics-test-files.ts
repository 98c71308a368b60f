import { randomUUID } from 'node:crypto';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../datasets/datasets.tables.ts';
import { openAccount } from './accounts.store.ts';
import { dateOf } from './day-number.ts';
import { sourceOf } from './metric-codes.ts';
import { readSeries, type SeriesChoice } from './read-series.store.ts';

/** A project without brands. @returns its id */
export const addProject = async (db: Database): Promise<string> => {
  const [user, project] = [randomUUID(), randomUUID()];
  await db.execute(sql`insert into users (id, username, name, password_hash, role_name, created_on)
    values (${user}, ${`${user}@soundings.example`}, 'A', 'none', 'ROLE_GLOBAL_ADMIN', now())`);
  await db.execute(sql`insert into projects (id, project_name, name_key, project_type, created_by, created_on)
    values (${project}, ${project}, ${project}, 'SONAR', ${user}, now())`);
  return project;
};

/** A brand of a project. @returns its id */
export const addBrand = async (db: Database, projectId: string, count: number): Promise<string> => {
  const id = randomUUID();
  await db.insert(sonarDatasets).values({
    id,
    projectId,
    count,
    country: 'DK',
    brandCompany: `Brand ${count}`,
    companyKey: `brand ${count}`,
    domain: `brand-${count}.example`,
    competitorType: 'All',
    inEcosystem: false,
    inFocus: false,
    myCompany: false,
    linkedNetworks: 0,
    hasFailedLink: false,
  });
  return id;
};

/** The chosen link of a brand on a network, in place of the one that was chosen. */
export const chooseLink = async (db: Database, datasetId: string, network: SocialNetwork, key: string) => {
  await db
    .update(sonarLinks)
    .set({ isSelected: false })
    .where(and(eq(sonarLinks.datasetId, datasetId), eq(sonarLinks.network, network)));
  await db.insert(sonarLinks).values({
    datasetId,
    network,
    key,
    url: `https://network.example/${key}`,
    position: 0,
    status: 'SUCCESS',
    reason: 'given',
    isSelected: true,
  });
};

/** The account of a new brand on Instagram, with a chosen link. @returns its id */
export const addAccount = async (db: Database, projectId: string, count: number): Promise<number> => {
  const datasetId = await addBrand(db, projectId, count);
  await chooseLink(db, datasetId, 'INSTAGRAM', 'brand');
  return (await openAccount(db, { datasetId, network: 'INSTAGRAM', key: 'brand' }))!;
};

/** By account, figure and date, value and source. */
export type StoredDays = Record<string, readonly [number | null, string]>;

/** What is stored of a project. Days that nobody collected are left out; they never have a value. */
export const storedDays = async (db: Database, projectId: string, choice: SeriesChoice = {}): Promise<StoredDays> => {
  const days: StoredDays = {};
  for await (const { accountId, metric, firstDay, values, sources } of readSeries(db, projectId, choice)) {
    for (const [index, code] of sources.entries()) {
      const [value, source] = [values[index]!, sourceOf(code)];
      if (source)
        days[`${accountId} ${metric} ${dateOf(firstDay + index)}`] = [Number.isNaN(value) ? null : value, source];
      else if (!Number.isNaN(value)) throw new Error(`${metric} of ${dateOf(firstDay + index)} comes from nowhere.`);
    }
  }
  return days;
};
