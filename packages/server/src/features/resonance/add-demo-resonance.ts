import { randomUUID } from 'node:crypto';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { encodeDataset } from '@soundings/engine/crosstab/dataset-file';
import { messageFigures } from '@soundings/engine/crosstab/figures';
import type { Services } from '#/platform/services.ts';
import { addResonance } from './keep-answers.ts';
import { resultOf } from './result-of.ts';

/** A project whose answers were made, not measured. */
export const addDemoResonance = async (
  { db, storage, now }: Services,
  { dataset, projectName, createdBy }: { projectName: string; createdBy: string; dataset: Dataset },
): Promise<void> => {
  const datasetKey = `resonance/${randomUUID()}`;
  await storage.write(datasetKey, encodeDataset(dataset));
  const settings = { theme: 'SOUNDINGS', vision: 'default', lang: 'en' } as const;
  const project = { projectName, createdBy, userIds: [], demo: true, dataStructure: 'respondents', settings } as const;
  const result = resultOf(messageFigures(dataset, null));
  const answers = { result, datasetKey, mapping: null, fileName: 'demo data', importedOn: now() };
  await db.transaction((tx) => addResonance(tx, project, answers));
};
