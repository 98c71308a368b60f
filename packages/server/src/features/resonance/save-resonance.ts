import type { ResonanceSettings } from '@soundings/contract/project-settings';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { encodeDatasetInSteps } from '@soundings/engine/crosstab/dataset-file';
import type { z } from 'zod';
import { createProject } from '#/features/projects/create-project.ts';
import { finishBreathing } from '#/platform/breathe.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { addResonanceProject, type ResonanceProject } from './resonance.store.ts';
import { resultOf } from './result-of.ts';

export interface NewResonance extends Pick<ResonanceProject, 'mapping'> {
  readonly settings: z.output<typeof ResonanceSettings>;
  readonly fileName: string;
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
  const { mapping, ...shared } = given;
  const createdOn = now();
  return db.transaction(async (tx) => {
    const facts = { projectType: 'RESONANCE', createdOn, dataFrom: createdOn, result: resultOf(dataset) } as const;
    const projectId = await createProject(tx, { ...shared, ...facts });
    await addResonanceProject(tx, { mapping, projectId, datasetKey, importedOn: createdOn });
    await inTransaction(tx);
    return projectId;
  });
};
