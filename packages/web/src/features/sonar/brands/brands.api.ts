import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { queryRoots } from '#/lib/query.ts';

export const sonarKey = (projectId: string) => [...queryRoots.sonar, projectId] as const;

export const searchBrands = (input: CallInput<typeof endpoints.searchDatasets>) =>
  call(endpoints.searchDatasets, input);
export const addBrand = (input: CallInput<typeof endpoints.addDataset>) => call(endpoints.addDataset, input);
export const editBrand = (input: CallInput<typeof endpoints.editDataset>) => call(endpoints.editDataset, input);
export const findProfiles = (input: CallInput<typeof endpoints.findProfiles>) => call(endpoints.findProfiles, input);

/** Adds the brands of a file to a project and changes those it has. Throws `fileHasErrors` with the lines. */
export const importBrands = (projectId: string, sending: Sending) =>
  upload(endpoints.importDatasets, { params: { id: projectId }, ...sending });

/** Reads the brands of a file and keeps nothing. Throws `fileHasErrors` with the lines. */
export const readBrandFile = (sending: Sending) =>
  upload(endpoints.readDatasetFile, sending).then(({ datasets }) => datasets);
