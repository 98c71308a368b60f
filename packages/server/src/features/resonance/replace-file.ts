import type { Project } from '#/features/projects/projects.tables.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { replaceAnswers } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { mappingLike } from './mapping-like.ts';
import type { ResonanceProject } from './resonance.store.ts';
import { throwFileAway } from './throw-file-away.ts';
import { type Upload, uploadFile } from './upload-file.ts';

/** Starts replacing all answers by those of a file whose columns mean what they meant in the last one. */
export const replaceFile = async (
  services: Services,
  caller: Caller,
  { project, resonance }: { project: Project; resonance: ResonanceProject },
  upload: Upload,
  signal: AbortSignal,
): Promise<{ fileName: string; jobId: string }> => {
  const { id, form, fileName, columns } = await uploadFile(services, upload, signal);
  const file = await getFileOf(services.db, caller.id, id);
  const mapping = form === 'wide' ? mappingLike(columns, resonance.mapping ?? []) : undefined;
  try {
    return { fileName, jobId: await replaceAnswers(services, caller, project, { file, mapping, change: null }) };
  } catch (error) {
    await throwFileAway(services, file).catch(() => undefined);
    throw error;
  }
};
