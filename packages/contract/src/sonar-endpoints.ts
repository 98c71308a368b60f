import { z } from 'zod';
import { ProjectCredentials } from './consumers.ts';
import { Done, endpoint } from './endpoint.ts';
import { ProjectJobProgress, StartedJob } from './jobs.ts';
import { paging } from './paging.ts';
import { datasetLimits, datasetSorts, socialNetworks } from './sonar-choices.ts';
import {
  ChangedDatasetFields,
  Dataset,
  DatasetFields,
  DatasetGiven,
  DatasetPage,
  FoundProfiles,
  SearchDatasets,
} from './sonar-datasets.ts';
import { Text } from './text.ts';

const ById = z.object({ id: z.uuid() });
const upload = { maxBytes: datasetLimits.fileBytes };
const fileFailures = [
  'fileCannotBeRead',
  'fileHasErrors',
  'readingInProgress',
  'payloadTooLarge',
  'unsupportedMediaType',
] as const;
const editing = ['notFound', 'datasetAlreadyExists', 'tooManyDatasets', 'jobInProgress'] as const;

export const sonarEndpoints = {
  searchDatasets: endpoint({
    method: 'POST',
    path: '/api/sonar-data/search/init',
    summary: 'The brands of a SONAR project with their links, filtered, sorted and paged',
    access: 'projects.collect',
    query: paging(datasetSorts, 'count', 100),
    body: SearchDatasets,
    answer: DatasetPage,
    errors: ['notFound'],
  }),
  addDataset: endpoint({
    method: 'POST',
    path: '/api/sonar-data/add',
    summary: 'Add a brand to a SONAR project',
    access: 'projects.edit-sonar',
    query: z.object({ projectId: z.uuid() }),
    body: DatasetFields,
    answer: Dataset,
    status: 201,
    errors: editing,
  }),
  editDataset: endpoint({
    method: 'POST',
    path: '/api/sonar-data/edit',
    summary: 'Change a brand: its fields, and its links to these and no others',
    access: 'projects.edit-sonar',
    query: ById,
    body: ChangedDatasetFields,
    answer: Dataset,
    errors: [...editing, 'datasetChanged'],
  }),
  deleteDatasets: endpoint({
    method: 'DELETE',
    path: '/api/sonar-data',
    summary: 'Delete brands with all that was collected of them; all of them or none',
    access: 'projects.edit-sonar',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(datasetLimits.datasets) }),
    maxBodyBytes: 1024 * 1024,
    answer: Done,
    errors: ['notFound', 'jobInProgress'],
  }),
  importDatasets: endpoint({
    method: 'POST',
    path: '/api/sonar-data/init/{id}',
    summary:
      'Add the brands of a file (xlsx or csv) to a SONAR project and change those whose domain it has; all or nothing',
    access: 'projects.edit-sonar',
    params: ById,
    upload,
    slow: true,
    answer: z.object({ added: z.number().int(), changed: z.number().int() }),
    errors: ['notFound', 'tooManyDatasets', 'jobInProgress', ...fileFailures],
  }),
  readDatasetFile: endpoint({
    method: 'POST',
    path: '/api/sonar-data/read-file',
    summary: 'Read the brands of a file (xlsx or csv) and keep nothing',
    access: 'projects.create',
    upload,
    slow: true,
    answer: z.object({ datasets: z.array(DatasetGiven) }),
    large: true,
    errors: fileFailures,
  }),
  exportDatasets: endpoint({
    method: 'GET',
    path: '/api/sonar-data/export/{id}',
    summary: 'All brands of a SONAR project as an XLSX file that can be imported again',
    access: 'projects.collect',
    params: ById,
    query: z.object({ fileType: z.enum(['xlsx', 'csv']).default('xlsx') }),
    download: 'application/octet-stream',
    answer: z.string(),
    errors: ['notFound'],
  }),
  datasetTemplate: endpoint({
    method: 'GET',
    path: '/api/sonar-data/template',
    summary: 'An XLSX file with the columns of an import, an example and what may stand where',
    access: 'projects.edit-sonar',
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: z.string(),
  }),
  findProfiles: endpoint({
    method: 'POST',
    path: '/api/sonar-data/scrapper/socials',
    summary: 'Crawl one domain for the profiles of its brand, on all networks or on one, and keep nothing',
    access: 'projects.edit-sonar',
    body: z.object({
      domain: DatasetFields.shape.domain,
      brandCompany: Text.trim().max(200).nullish(),
      network: z.enum(socialNetworks).nullish(),
    }),
    slow: true,
    answer: FoundProfiles,
    errors: ['tooManyRequests'],
  }),
  dataset: endpoint({
    method: 'GET',
    path: '/api/sonar-data/{id}',
    summary: 'One brand of a SONAR project',
    access: 'projects.collect',
    params: ById,
    answer: Dataset,
    errors: ['notFound'],
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/sonar-data/logo/{id}',
    summary: 'The logo of a brand',
    access: 'projects.use',
    params: ById,
    picture: true,
    answer: z.string(),
    errors: ['notFound'],
  }),
  sharedLogo: endpoint({
    method: 'POST',
    path: '/api/consumer/sonar/logo',
    summary: 'The logo of a brand of a shared project',
    access: 'consumer',
    opens: 'SONAR',
    query: ById,
    body: ProjectCredentials,
    picture: true,
    answer: z.string(),
    errors: ['notFound', 'wrongCredentials', 'tooManyRequests'],
  }),
  crawlMissing: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/crawl-init-sonar-data',
    summary: 'Start the crawl of the brands of a project that miss a link',
    access: 'projects.collect',
    params: ById,
    answer: StartedJob,
    status: 202,
    errors: ['notFound', 'jobInProgress', 'nothingToCrawl'],
  }),
  cancelProjectJob: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/cancel',
    summary: 'Cancel the crawl or collecting of a project, by the id of the job; one that has ended stays as it is',
    access: 'projects.collect',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  projectJobProgress: endpoint({
    method: 'POST',
    path: '/api/jobs/progress',
    summary: 'How far the last crawl or collecting of a project is',
    access: 'projects.collect',
    body: z.object({
      /** The id of the project. */
      jobEntityId: z.uuid(),
    }),
    answer: ProjectJobProgress,
    errors: ['notFound'],
  }),
};
