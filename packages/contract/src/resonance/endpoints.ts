import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { StartedJob } from '../jobs/jobs.ts';
import { ResonanceFile, TablePlace } from './mapping.ts';
import { CreateResonance, EditResonance, ofId } from './resonance.ts';
import { dataStructures, maxUploadBytes } from './resonance-choices.ts';

export const resonanceEndpoints = {
  uploadResonanceFile: endpoint({
    method: 'POST',
    path: '/api/resonance/files',
    summary: 'Upload a survey or messages file (xlsx or csv) and read its columns',
    access: 'projects.create',
    upload: { maxBytes: maxUploadBytes },
    slow: true,
    query: z.object({
      dataStructure: z.enum(dataStructures).default('respondents'),
      /** The project whose answers it is to replace: its columns are read as the project reads them. */
      projectId: z.uuid().optional(),
    }),
    answer: ResonanceFile,
    status: 201,
    errors: ['notFound', 'fileCannotBeRead', 'fileHasErrors', 'payloadTooLarge', 'unsupportedMediaType'],
  }),
  inspectResonanceFile: endpoint({
    method: 'POST',
    path: '/api/resonance/files/{id}/inspect',
    summary: 'Read the columns of an uploaded survey file again, from another sheet or row of headings',
    access: 'projects.create',
    params: ofId,
    body: TablePlace.extend({ projectId: z.uuid().optional() }),
    slow: true,
    answer: ResonanceFile,
    errors: ['notFound', 'fileCannotBeRead'],
  }),
  deleteResonanceFile: endpoint({
    method: 'DELETE',
    path: '/api/resonance/files/{id}',
    summary: 'Throw an uploaded file away; cancels its import',
    access: 'projects.create',
    params: ofId,
    answer: Done,
    errors: ['notFound'],
  }),
  createResonance: endpoint({
    method: 'POST',
    path: '/api/resonance',
    summary: 'Start the import that makes a RESONANCE project of an uploaded file; all or nothing',
    access: 'projects.create',
    body: CreateResonance,
    maxBodyBytes: 16 * 1024 * 1024,
    answer: StartedJob,
    status: 202,
    errors: ['projectNameAlreadyExist', 'importInProgress', 'notFound'],
  }),
  editResonance: endpoint({
    method: 'POST',
    path: '/api/resonance/edit/{id}',
    summary: 'Change name and look of a RESONANCE project; with a file, start the import that also replaces its data',
    access: 'projects.manage',
    params: ofId,
    body: EditResonance,
    maxBodyBytes: 16 * 1024 * 1024,
    /** The import, where there is a file; without one all is done. */
    answer: z.object({ jobId: z.uuid().nullable() }),
    errors: ['notFound', 'projectNameAlreadyExist', 'importInProgress', 'projectInUse'],
  }),
  keptResonanceFile: endpoint({
    method: 'GET',
    path: '/api/resonance/edit/{id}/file',
    summary: 'Whether the file that a RESONANCE project was imported from can be opened again',
    access: 'projects.manage',
    params: ofId,
    answer: z.object({ kept: z.boolean() }),
    errors: ['notFound'],
  }),
  reopenResonanceFile: endpoint({
    method: 'POST',
    path: '/api/resonance/edit/{id}/file',
    summary: 'Open the file that a RESONANCE project was imported from, read as the project reads it, to change that',
    access: 'projects.manage',
    params: ofId,
    slow: true,
    answer: ResonanceFile,
    status: 201,
    errors: ['notFound', 'fileCannotBeRead'],
  }),
  addResonanceFile: endpoint({
    method: 'POST',
    path: '/api/resonance/add-file/{id}',
    summary: 'Start replacing the data of a RESONANCE project by a file whose columns mean what they meant in the last',
    access: 'projects.manage',
    params: ofId,
    upload: { maxBytes: maxUploadBytes },
    slow: true,
    answer: StartedJob.extend({ fileName: z.string() }),
    status: 202,
    errors: ['notFound', 'projectInUse', 'fileCannotBeRead', 'payloadTooLarge', 'unsupportedMediaType'],
  }),
  deleteResonance: endpoint({
    method: 'DELETE',
    path: '/api/resonance/{id}',
    summary: 'Delete a RESONANCE project with its data',
    access: 'projects.manage',
    params: ofId,
    answer: Done,
    errors: ['notFound'],
  }),
};
