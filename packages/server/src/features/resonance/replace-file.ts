import type { Project } from '#/features/projects/projects.tables.ts';
import type { Services } from '#/platform/services.ts';
import { editResonance } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { mappingLike } from './mapping-like.ts';
import type { ResonanceProject } from './resonance.store.ts';
import { throwFileAway } from './throw-file-away.ts';
import { type Upload, uploadFile } from './upload-file.ts';

/** Replaces all answers by those of a file whose columns mean what they meant in the last one; all or nothing. */
export const replaceFile = async (
  services: Services,
  loaded: { project: Project; resonance: ResonanceProject },
  upload: Upload,
  signal: AbortSignal,
): Promise<{ fileName: string }> => {
  const { id, form, fileName, columns } = await uploadFile(services, upload, signal);
  const file = await getFileOf(services.db, upload.createdBy, id);
  const mapping = form === 'wide' ? mappingLike(columns, loaded.resonance.mapping ?? []) : undefined;
  try {
    await editResonance(services, loaded, null, { file, mapping, signal });
  } catch (error) {
    await throwFileAway(services, file).catch(() => undefined);
    throw error;
  }
  return { fileName };
};
