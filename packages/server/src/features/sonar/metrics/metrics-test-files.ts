import { randomUUID } from 'node:crypto';
import type { MetricName, MetricSource } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { findAccounts, openAccount } from './accounts.store.ts';
import { sonarAccounts, sonarValues } from './metrics.tables.ts';
import { readSeries, type SeriesChoice, type StoredBlock } from './series.store.ts';
import { blockFirstDay, metricName, sourceName, storageBlockDays, uncollected, unpackDays } from './stored-days.ts';
import { writeValues } from './write-values.ts';

/** All that is kept of the accounts of a project's brands. */
export const findAccountRows = async (db: Database, projectId: string) => {
  const rows = await db
    .select()
    .from(sonarAccounts)
    .innerJoin(sonarDatasets, eq(sonarDatasets.id, sonarAccounts.brandId))
    .where(eq(sonarDatasets.projectId, projectId))
    .orderBy(sonarAccounts.id);
  return rows.map(({ sonar_accounts }) => sonar_accounts);
};

export const addProject = async (db: Database): Promise<string> => {
  const [user, project] = [randomUUID(), randomUUID()];
  await db.execute(sql`insert into users (id, username, name, password_hash, role_name, created_on)
    values (${user}, ${`${user}@soundings.example`}, 'A', 'none', 'ROLE_GLOBAL_ADMIN', now())`);
  await db.execute(sql`insert into projects (id, project_name, name_key, project_type, created_by, created_on)
    values (${project}, ${project}, ${project}, 'SONAR', ${user}, now())`);
  return project;
};

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

export const chooseLink = async (db: Database, brandId: string, network: SocialNetwork, key: string) => {
  await db
    .update(sonarLinks)
    .set({ isSelected: false })
    .where(and(eq(sonarLinks.brandId, brandId), eq(sonarLinks.network, network)));
  await db.insert(sonarLinks).values({
    brandId,
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
  const brandId = await addBrand(db, projectId, count);
  await chooseLink(db, brandId, 'INSTAGRAM', 'brand');
  return (await openAccount(db, { brandId, network: 'INSTAGRAM', key: 'brand' }))!;
};

/** By account, figure and date, value and source. */
export type StoredDays = Record<string, readonly [number | null, string]>;

/** What is stored of a project. Days that nobody collected are left out; they never have a value. */
export const storedDays = async (db: Database, projectId: string, choice: SeriesChoice = {}): Promise<StoredDays> => {
  const days: StoredDays = {};
  for await (const { accountId, metric, firstDay, values, sources } of readSeries(db, projectId, choice)) {
    for (const [index, code] of sources.entries()) {
      const [value, source] = [values[index]!, sourceName(code)];
      if (source)
        days[`${accountId} ${metric} ${dayFromNumber(firstDay + index)}`] = [
          Number.isNaN(value) ? null : value,
          source,
        ];
      else if (!Number.isNaN(value))
        throw new Error(`${metric} of ${dayFromNumber(firstDay + index)} comes from nowhere.`);
    }
  }
  return days;
};

/**
 * A figure of an account on every day of a collected span, both ends included: what was there is replaced.
 * @param values a day each; 0 where there was nothing, null where the network does not tell
 * @throws RangeError where there are more or fewer values than days
 */
export const replaceSpan = async (
  tx: Database,
  accountId: number,
  metric: MetricName,
  from: string,
  to: string,
  values: readonly (number | null)[],
  source: MetricSource,
): Promise<void> => {
  const days = toDayNumber(to) - toDayNumber(from) + 1;
  if (values.length !== days) throw new RangeError(`${from} … ${to} has ${days} days, and not ${values.length}.`);
  await writeValues(tx, [{ accountId, metric, from: toDayNumber(from), values, source }]);
};

/** The last value told of a day stays. */
export const addGauge = (
  tx: Database,
  accountId: number,
  metric: MetricName,
  day: string,
  value: number | null,
  source: MetricSource,
): Promise<void> => writeValues(tx, [{ accountId, metric, from: toDayNumber(day), values: [value], source }]);

const firstBlocks = async (db: Database, ids: readonly number[]): Promise<StoredBlock[]> => {
  const { rows } = (await db.execute(sql`
    select distinct on (account_id, metric) account_id as "accountId", metric, block, days
    from ${sonarValues} where account_id = any(${sql.param([...ids])}::int[]) and known > 0
    order by account_id, metric, block`)) as unknown as { rows: StoredBlock[] };
  return rows;
};

const firstDayIn = ({ block, days }: StoredBlock): number => {
  const opened = uncollected(storageBlockDays);
  unpackDays(days, opened);
  return blockFirstDay(block) + opened.values.findIndex((value) => !Number.isNaN(value));
};

/** By network and figure, as YYYY-MM-DD. */
type Earliest = Partial<Record<SocialNetwork, Partial<Record<MetricName, string>>>>;

/** The first day on which any brand of a project has a number, of each figure of each network that has one. */
export const earliestOf = async (db: Database, projectId: string): Promise<Earliest> => {
  const networks = new Map((await findAccounts(db, projectId)).map(({ id, network }) => [id, network]));
  const earliest: Earliest = {};
  for (const stored of await firstBlocks(db, [...networks.keys()])) {
    const network = networks.get(stored.accountId)!;
    const metric = metricName(stored.metric);
    const day = dayFromNumber(firstDayIn(stored));
    const known = earliest[network]?.[metric];
    if (known === undefined || day < known) earliest[network] = { ...earliest[network], [metric]: day };
  }
  return earliest;
};
