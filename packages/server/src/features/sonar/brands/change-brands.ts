import type { DatasetBefore, DatasetFields } from '@soundings/contract/sonar/brands';
import { datasetLimits, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { createYield } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { assertNoJobRuns } from '../sonar-jobs.ts';
import { changedBrand, newBrand } from './brand-rows.ts';
import {
  addLinks,
  addRows,
  dropMyCompany,
  findBrand,
  findBrandCounts,
  removeBrands,
  type StoredBrand,
  updateBrands,
} from './brands.store.ts';

/** Adds a brand with the next number of its project. Throws what changing brands throws, and invalidRequest. */
export const addBrand = (services: Services, projectId: string, fields: DatasetFields): Promise<StoredBrand> =>
  changeBrands(services, projectId, async (tx) => {
    const { last } = await findBrandCounts(tx, projectId);
    const brand = newBrand(projectId, last + 1, fields);
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await insertBrands(tx, [brand]);
    return brand;
  });

const withOneMyCompany = (brands: readonly DatasetFields[]): DatasetFields[] => {
  const mine = brands.findLast(({ myCompany }) => myCompany);
  return brands.map((brand) => ({ ...brand, myCompany: brand === mine }));
};

/** Numbered in their order. Throws datasetAlreadyExists and invalidRequest. */
export const createBrands = async (tx: Database, projectId: string, given: readonly DatasetFields[]): Promise<void> => {
  const yieldToEventLoop = createYield();
  const brands: StoredBrand[] = [];
  for (const [index, fields] of withOneMyCompany(given).entries()) {
    brands.push(newBrand(projectId, index + 1, fields, `body.datasets.${index}`));
    await yieldToEventLoop();
  }
  await insertBrands(tx, brands).catch(rethrowTakenBrand);
  await updateBrandCount(tx, projectId);
};

/** Changes a brand to these fields and links. Throws what changing brands throws, invalidRequest, and datasetChanged where it is no longer `before`. */
export const editBrand = async (
  services: Services,
  { id, projectId }: { id: string; projectId: string },
  { before, ...fields }: DatasetFields & { before?: DatasetBefore | undefined },
): Promise<StoredBrand> => {
  const changed = await changeBrands(services, projectId, async (tx) => {
    const last = await findBrand(tx, id);
    if (!last) throw new AppError('notFound');
    const brand = changedBrand(last, fields);
    const changes = before ? changesSince(last, before) : null;
    if (changes) {
      // Sent once more, as after an answer that was lost.
      if (!changesSince(last, stored(brand))) return last;
      throw new AppError('datasetChanged', { changes });
    }
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await updateBrands(tx, [brand]);
    const { logoKey } = last.row;
    if (logoKey !== null && logoKey !== brand.row.logoKey) await discardFiles(tx, [logoKey], services.now());
    return brand;
  });
  await tryToRemoveDiscardedFiles(services);
  return changed;
};

export const deleteBrands = async (services: Services, projectId: string, ids: readonly string[]): Promise<void> => {
  const wanted = new Set(ids);
  await changeBrands(services, projectId, async (tx) => {
    const removed = await removeBrands(tx, projectId, [...wanted]);
    if (removed.length !== wanted.size) throw new AppError('notFound');
    const logos = removed.flatMap(({ logoKey }) => logoKey ?? []);
    await discardFiles(tx, logos, services.now());
  });
  await tryToRemoveDiscardedFiles(services);
};

const updateBrandCount = async (tx: Database, projectId: string): Promise<void> => {
  const { all } = await findBrandCounts(tx, projectId);
  if (all > datasetLimits.datasets) throw new AppError('tooManyDatasets');
  // What the list shows of its scores may no longer hold.
  await setDataSummary(tx, projectId, { dataSets: all, result: null });
};

const rethrowTakenBrand = (error: unknown): never => {
  throw isUniqueViolation(error, 'sonar_datasets_brand') ? new AppError('datasetAlreadyExists') : error;
};

/**
 * Changes the brands of a project in one transaction that holds it, while nothing collects for it.
 * Throws notFound, jobInProgress, datasetAlreadyExists, tooManyDatasets.
 */
export const changeBrands = <T>(
  { db }: Pick<Services, 'db'>,
  projectId: string,
  change: (tx: Database, project: Project) => Promise<T>,
): Promise<T> =>
  db
    .transaction(async (tx) => {
      const project = await lockExistingProject(tx, projectId);
      await assertNoJobRuns(tx, projectId);
      const result = await change(tx, project);
      await updateBrandCount(tx, projectId);
      return result;
    })
    .catch(rethrowTakenBrand);

/**
 * Adds brands with their links, within a transaction. All brands first: the database plans how it looks for the brand
 * of a link when it does so for the first time, and among few of them it would read them all, then and for all links.
 */
export const insertBrands = async (tx: Database, brands: readonly StoredBrand[]): Promise<void> => {
  await inBatches(brands, (some) => addRows(tx, some));
  await inBatches(brands, (some) => addLinks(tx, some));
};

/** Of what is written by one statement, so little that others get their turn between two, also where the database is in this process. */
const batch = 25;

export const inBatches = async <T>(
  items: readonly T[],
  step: (some: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  const yieldToEventLoop = createYield();
  for (let from = 0; from < items.length; from += batch) {
    await step(items.slice(from, from + batch));
    await yieldToEventLoop();
  }
};

type Value = DatasetBefore[keyof DatasetBefore] | NonNullable<DatasetBefore['socials'][SocialNetwork]>;

const toComparable = ({ socials, ...fields }: DatasetBefore): Map<string, Value> => {
  const links = socialNetworks.map((network): [string, Value] => [
    `socials.${network}`,
    (socials[network] ?? []).map(({ url, isSelected }) => ({ url, isSelected })),
  ]);
  return new Map([...Object.entries(fields), ...links]);
};

const stored = ({ row, links }: StoredBrand): DatasetBefore => {
  const { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany } = row;
  const { categories, groups, products, services } = row;
  const socials = Object.fromEntries(
    [...Map.groupBy(links, ({ network }) => network)].map(([network, ofNetwork]) => [network, ofNetwork]),
  );
  const facts = { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany };
  return { ...facts, categories, groups, products, services, socials };
};

const changesSince = (now: StoredBrand, before: DatasetBefore): Record<string, Value> | null => {
  const known = toComparable(before);
  const changed = [...toComparable(stored(now))].filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
};
