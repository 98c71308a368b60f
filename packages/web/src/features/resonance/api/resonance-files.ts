import { endpoints } from 'virtual:endpoints';
import type { TablePlace } from '@soundings/contract/resonance/mapping';
import type { dataStructures } from '@soundings/contract/resonance/resonance-choices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

interface Upload {
  file: File;
  dataStructure: (typeof dataStructures)[number];
  /** The project whose answers it is to replace: its columns are read as the project reads them. */
  projectId?: string | undefined;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export const uploadResonanceFile = ({ dataStructure, projectId, ...input }: Upload) =>
  upload(endpoints.uploadResonanceFile, { query: { dataStructure, projectId }, ...input });

/** Reads an uploaded file again from another sheet or row of headings. */
export const inspectResonanceFile = (id: string, place: TablePlace & { projectId?: string | undefined }) =>
  call(endpoints.inspectResonanceFile, { params: { id }, body: place });

/** Whether the file that a project was imported from can be opened again. */
export const keptFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'kept-file', id],
    queryFn: ({ signal }) => call(endpoints.keptResonanceFile, { params: { id }, signal }),
  });

/** Opens the file that a project was imported from, read as the project reads it. */
export const reopenResonanceFile = (id: string) => call(endpoints.reopenResonanceFile, { params: { id } });

/** Throws an uploaded file away. Nobody waits for it: the server clears what is left over by itself. */
export const deleteResonanceFile = (id: string): void => {
  call(endpoints.deleteResonanceFile, { params: { id } }).catch(() => undefined);
};
