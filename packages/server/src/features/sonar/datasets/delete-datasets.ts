import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { tryToRemoveDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import { changeDatasets } from './change-datasets.ts';
import { removeDatasets } from './datasets.store.ts';

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
