import { endpoints } from 'virtual:endpoints';
import { upload } from '#/lib/api/upload.ts';

/** Adds the brands of a file to a project and changes those it has. Throws `fileHasErrors` with the lines. */
export const importDatasets = (projectId: string, file: File, signal?: AbortSignal) =>
  upload(endpoints.importDatasets, { params: { id: projectId }, file, signal });
