import { endpoints } from 'virtual:endpoints';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

/** What the columns of a file of metrics seem to mean; nothing is kept. Throws `fileCannotBeRead` with the lines. */
export const readMetricFile = (file: File, signal: AbortSignal, onProgress: (progress: UploadProgress) => void) =>
  upload(endpoints.readMetricFile, { file, signal, onProgress });
