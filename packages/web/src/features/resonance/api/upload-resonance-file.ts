import { endpoints } from '@soundings/contract/endpoints';
import type { dataStructures } from '@soundings/contract/resonance';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

interface Input {
  file: File;
  dataStructure: (typeof dataStructures)[number];
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export const uploadResonanceFile = ({ dataStructure, ...input }: Input) =>
  upload(endpoints.uploadResonanceFile, { query: { dataStructure }, ...input });
