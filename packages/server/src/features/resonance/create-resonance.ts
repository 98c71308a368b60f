import type { CreateResonance } from '@soundings/contract/resonance/resonance';
import type { z } from 'zod';
import { assertNameIsFree } from '#/features/projects/create-project.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { getFileOf } from './get-file-of.ts';
import { refuseOtherStructure, startImport } from './start-import.ts';

/** Starts the import that makes a RESONANCE project of an uploaded file. @returns the id of the job. */
export const createResonance = async (
  services: Services,
  caller: Caller,
  given: z.output<typeof CreateResonance>,
): Promise<string> => {
  const { fileId, mapping, theme, vision, lang, ...project } = given;
  const file = await getFileOf(services.db, caller.id, fileId);
  refuseOtherStructure(file, given.dataStructure);
  await assertNameIsFree(services.db, given.projectName);
  const settings = { theme, vision, lang };
  const goal = { kind: 'create', project: { ...project, settings, createdBy: caller.id } } as const;
  return startImport(services, caller, { file, mapping, goal });
};
