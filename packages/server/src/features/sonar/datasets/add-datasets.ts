import type { Database } from '#/platform/db/database.ts';
import { addLinks, addRows, type StoredDataset } from './datasets.store.ts';
import { inBatches } from './in-batches.ts';

/**
 * Adds brands with their links, within a transaction. All brands first: the database plans how it looks for the brand
 * of a link when it does so for the first time, and among few of them it would read them all, then and for all links.
 */
export const addDatasets = async (tx: Database, datasets: readonly StoredDataset[]): Promise<void> => {
  await inBatches(datasets, (some) => addRows(tx, some));
  await inBatches(datasets, (some) => addLinks(tx, some));
};
