import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import { createProject } from '#/features/projects/create-project.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { finishBreathing } from './import/breathe.ts';
import { addResonanceProject, type ResonanceProject } from './resonance.store.ts';
import { resultOf } from './result-of.ts';

export interface NewResonance extends Pick<ResonanceProject, 'theme' | 'vision' | 'lang' | 'fileName' | 'mapping'> {
  readonly projectName: string;
  readonly createdBy: string;
  readonly userIds: readonly string[];
  readonly demo: boolean;
  readonly dataStructure: 'respondents' | 'messages';
}

/**
 * Writes the answers and then, in one transaction, the project that points to them.
 * `inTransaction` can add a last step; if it throws, no project stands.
 */
export const saveResonance = async (
  { db, storage, now }: Services,
  dataset: Dataset,
  datasetKey: string,
  given: NewResonance,
  inTransaction: (tx: Database) => Promise<void> = async () => {},
): Promise<string> => {
  await storage.write(datasetKey, await finishBreathing(encodeDatasetInSteps(dataset)));
  const { projectName, createdBy, userIds, demo, dataStructure, ...own } = given;
  const createdOn = now();
  return db.transaction(async (tx) => {
    const shared = {
      projectName,
      projectType: 'RESONANCE',
      createdBy,
      createdOn,
      userIds,
      demo,
      dataStructure,
    } as const;
    const projectId = await createProject(tx, { ...shared, dataFrom: createdOn, result: resultOf(dataset) });
    await addResonanceProject(tx, { ...own, projectId, datasetKey, importedOn: createdOn });
    await inTransaction(tx);
    return projectId;
  });
};
