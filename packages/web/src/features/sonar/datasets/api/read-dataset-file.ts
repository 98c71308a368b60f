import { endpoints } from 'virtual:endpoints';
import { upload } from '#/lib/api/upload.ts';

/** What a file says of brands; nothing is kept. Throws `fileHasErrors` with the lines. */
export const readDatasetFile = (file: File, signal?: AbortSignal) =>
  upload(endpoints.readDatasetFile, { file, signal }).then(({ datasets }) => datasets);
