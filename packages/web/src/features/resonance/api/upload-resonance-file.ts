import { endpoints } from 'virtual:endpoints';
import type { dataStructures } from '@soundings/contract/resonance/resonance-choices';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

interface Input {
  file: File;
  dataStructure: (typeof dataStructures)[number];
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export const uploadResonanceFile = ({ dataStructure, ...input }: Input) =>
  upload(endpoints.uploadResonanceFile, { query: { dataStructure }, ...input });
