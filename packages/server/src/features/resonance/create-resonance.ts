import type { CreateResonance } from '@soundings/contract/resonance';
import type { z } from 'zod';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import type { Services } from '#/platform/services.ts';
import { getFileOf } from './get-file-of.ts';
import { importAndKeep, refuseOtherStructure } from './import-and-keep.ts';
import { saveResonance } from './save-resonance.ts';

/** Makes a RESONANCE project of an uploaded file; all or nothing. @returns its id. */
export const createResonance = async (
  services: Services,
  given: z.output<typeof CreateResonance>,
  createdBy: string,
  signal: AbortSignal,
): Promise<string> => {
  const { fileId, mapping, theme, vision, lang, ...project } = given;
  const file = await getFileOf(services.db, createdBy, fileId);
  refuseOtherStructure(file, given.dataStructure);
  await assertNameIsFree(services.db, given.projectName);
  const settings = { theme, vision, lang };
  const row = { ...project, settings, createdBy, demo: false, fileName: file.fileName, mapping: mapping ?? null };
  return importAndKeep(services, file, {
    mapping,
    signal,
    keep: ({ dataset, datasetKey, markUsed }) => saveResonance(services, dataset, datasetKey, row, markUsed),
  });
};
