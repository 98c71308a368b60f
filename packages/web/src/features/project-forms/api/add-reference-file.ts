import { endpoints } from 'virtual:endpoints';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

const uploads = {
  SCOUTV2: endpoints.addScoutFile,
  GENIE: endpoints.addGenieFile,
  GENIE_GO: endpoints.addGenieGoFile,
  ID8: endpoints.addId8File,
};
/** Types with a file whose text feeds generation. */
export type FileType = keyof typeof uploads;

interface Input {
  id: string;
  file: File;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export const addReferenceFile = (type: FileType, { id, ...input }: Input) =>
  upload(uploads[type], { params: { id }, ...input });
