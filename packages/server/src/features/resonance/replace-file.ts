import type { ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { replaceAnswers } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { mappingLike } from './mapping-like.ts';
import type { ResonanceProject } from './resonance.store.ts';
import { throwFileAway } from './throw-file-away.ts';
import { type Upload, uploadFile } from './upload-file.ts';

const mappingFor = (form: ResonanceFile['form'], read: ResonanceFile, last: ResonanceMapping | null) => {
  if (form === 'wide') return mappingLike(read, last);
  return form === 'sheets' && last?.columns.length === 0 ? last : undefined;
};

/** Starts replacing all answers by those of a file whose columns mean what they meant in the last one. */
export const replaceFile = async (
  services: Services,
  caller: Caller,
  { project, resonance }: { project: Project; resonance: ResonanceProject },
  upload: Upload,
  signal: AbortSignal,
): Promise<{ fileName: string; jobId: string }> => {
  const read = await uploadFile(services, upload, signal);
  const { id, form, fileName } = read;
  const file = await getFileOf(services.db, caller.id, id);
  const mapping = mappingFor(form, read, resonance.mapping);
  try {
    return { fileName, jobId: await replaceAnswers(services, caller, project, { file, mapping, change: null }) };
  } catch (error) {
    await throwFileAway(services, file).catch(() => undefined);
    throw error;
  }
};
