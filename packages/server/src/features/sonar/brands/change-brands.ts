import type { DatasetBefore, DatasetFields } from '@soundings/contract/sonar/datasets';
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
import { refuseWhileJobRuns } from '../jobs/sonar-jobs.ts';
import { changedDataset, newDataset } from './brand-rows.ts';
import {
  addLinks,
  addRows,
  countDatasets,
  dropMyCompany,
  findDataset,
  removeDatasets,
  type StoredDataset,
  setDatasets,
} from './brands.store.ts';

/** Adds a brand with the next number of its project. Throws what changing brands throws, and invalidRequest. */
export const addDataset = (services: Services, projectId: string, fields: DatasetFields): Promise<StoredDataset> =>
  changeDatasets(services, projectId, async (tx) => {
    const { last } = await countDatasets(tx, projectId);
    const dataset = newDataset(projectId, last + 1, fields);
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await addDatasets(tx, [dataset]);
    return dataset;
  });

/** Of several that say they are the user's company, it is the last. */
const withOneMyCompany = (datasets: readonly DatasetFields[]): DatasetFields[] => {
  const mine = datasets.findLast(({ myCompany }) => myCompany);
  return datasets.map((dataset) => ({ ...dataset, myCompany: dataset === mine }));
};

/** The brands that a project is made with, numbered in their order. Throws datasetAlreadyExists and invalidRequest. */
export const createDatasets = async (
  tx: Database,
  projectId: string,
  given: readonly DatasetFields[],
): Promise<void> => {
  const breathe = createYield();
  const datasets: StoredDataset[] = [];
  for (const [index, fields] of withOneMyCompany(given).entries()) {
    datasets.push(newDataset(projectId, index + 1, fields, `body.datasets.${index}`));
    await breathe();
  }
  await addDatasets(tx, datasets).catch(refuseTakenBrand);
  await noteDatasets(tx, projectId);
};

/** Changes a brand to these fields and links. Throws what changing brands throws, invalidRequest, and datasetChanged where it is no longer `before`. */
export const editDataset = async (
  services: Services,
  { id, projectId }: { id: string; projectId: string },
  { before, ...fields }: DatasetFields & { before?: DatasetBefore | undefined },
): Promise<StoredDataset> => {
  const changed = await changeDatasets(services, projectId, async (tx) => {
    const last = await findDataset(tx, id);
    if (!last) throw new AppError('notFound');
    const changes = before ? changesSince(last, before) : null;
    if (changes) throw new AppError('datasetChanged', { changes });
    const dataset = changedDataset(last, fields);
    if (fields.myCompany) await dropMyCompany(tx, projectId);
    await setDatasets(tx, [dataset]);
    const { logoKey } = last.row;
    if (logoKey !== null && logoKey !== dataset.row.logoKey) await discardFiles(tx, [logoKey], services.now());
    return dataset;
  });
  await tryToRemoveDiscardedFiles(services);
  return changed;
};

/** Deletes brands of one project, all of them or none. Throws notFound and jobInProgress. */
export const deleteDatasets = async (services: Services, projectId: string, ids: readonly string[]): Promise<void> => {
  const wanted = new Set(ids);
  await changeDatasets(services, projectId, async (tx) => {
    const removed = await removeDatasets(tx, projectId, [...wanted]);
    if (removed.length !== wanted.size) throw new AppError('notFound');
    const logos = removed.flatMap(({ logoKey }) => logoKey ?? []);
    await discardFiles(tx, logos, services.now());
  });
  await tryToRemoveDiscardedFiles(services);
};

/** Keeps what the list of projects says equal to what is there. Throws tooManyDatasets. */
const noteDatasets = async (tx: Database, projectId: string): Promise<void> => {
  const { all } = await countDatasets(tx, projectId);
  if (all > datasetLimits.datasets) throw new AppError('tooManyDatasets');
  await setDataSummary(tx, projectId, { dataSets: all });
};

/** What it is called when a brand of that domain and company is there. */
const refuseTakenBrand = (error: unknown): never => {
  throw isUniqueViolation(error, 'sonar_datasets_brand') ? new AppError('datasetAlreadyExists') : error;
};

/**
 * Changes the brands of a project in one transaction that holds it, while nothing collects for it.
 * Throws notFound, jobInProgress, datasetAlreadyExists, tooManyDatasets.
 */
export const changeDatasets = <T>(
  { db }: Pick<Services, 'db'>,
  projectId: string,
  change: (tx: Database, project: Project) => Promise<T>,
): Promise<T> =>
  db
    .transaction(async (tx) => {
      const project = await lockExistingProject(tx, projectId);
      await refuseWhileJobRuns(tx, projectId);
      const result = await change(tx, project);
      await noteDatasets(tx, projectId);
      return result;
    })
    .catch(refuseTakenBrand);

/**
 * Adds brands with their links, within a transaction. All brands first: the database plans how it looks for the brand
 * of a link when it does so for the first time, and among few of them it would read them all, then and for all links.
 */
export const addDatasets = async (tx: Database, datasets: readonly StoredDataset[]): Promise<void> => {
  await inBatches(datasets, (some) => addRows(tx, some));
  await inBatches(datasets, (some) => addLinks(tx, some));
};

/** Of what is written by one statement, so little that others get their turn between two, also where the database is in this process. */
const batch = 25;

/** Does a step with a few items at a time, one step after the other. */
export const inBatches = async <T>(
  items: readonly T[],
  step: (some: readonly T[]) => Promise<unknown>,
): Promise<void> => {
  const breathe = createYield();
  for (let from = 0; from < items.length; from += batch) {
    await step(items.slice(from, from + batch));
    await breathe();
  }
};

type Value = DatasetBefore[keyof DatasetBefore] | NonNullable<DatasetBefore['socials'][SocialNetwork]>;

/** A brand's fields by name, its links by network (`socials.FACEBOOK`). */
const stateOf = ({ socials, ...fields }: DatasetBefore): Map<string, Value> => {
  const links = socialNetworks.map((network): [string, Value] => [
    `socials.${network}`,
    (socials[network] ?? []).map(({ url, isSelected }) => ({ url, isSelected })),
  ]);
  return new Map([...Object.entries(fields), ...links]);
};

const stored = ({ row, links }: StoredDataset): DatasetBefore => {
  const { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany } = row;
  const { categories, groups, products, services } = row;
  const socials = Object.fromEntries(
    [...Map.groupBy(links, ({ network }) => network)].map(([network, ofNetwork]) => [network, ofNetwork]),
  );
  const facts = { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany };
  return { ...facts, categories, groups, products, services, socials };
};

/** What others changed of a brand since it was read: by field, the value it has now. Null where nothing differs. */
const changesSince = (now: StoredDataset, before: DatasetBefore): Record<string, Value> | null => {
  const known = stateOf(before);
  const changed = [...stateOf(stored(now))].filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
};
