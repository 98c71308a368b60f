import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { holdProject } from '#/features/projects/hold-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { setProjectData } from '#/features/projects/set-project-data.ts';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { refuseWhileJobRuns } from '../jobs/refuse-while-job-runs.ts';
import { countDatasets } from './datasets.store.ts';

/** Keeps what the list of projects says equal to what is there. Throws tooManyDatasets. */
export const noteDatasets = async (tx: Database, projectId: string): Promise<void> => {
  const { all } = await countDatasets(tx, projectId);
  if (all > datasetLimits.datasets) throw new AppError('tooManyDatasets');
  await setProjectData(tx, projectId, { dataSets: all });
};

/** What it is called when a brand of that domain and company is there. */
export const refuseTakenBrand = (error: unknown): never => {
  throw isUniqueViolation(error, 'sonar_datasets_brand') ? new AppError('datasetAlreadyExists') : error;
};

/**
 * Changes the brands of a project in one transaction that holds it, while nothing collects for it.
 * Throws notFound, jobInProgress, datasetAlreadyExists, tooManyDatasets.
 */
export const changeDatasets = <T>(
  { db }: Pick<Services, 'db'>,
  projectId: string,
  change: (tx: Database, project: Project) => Promise<T>,
): Promise<T> =>
  db
    .transaction(async (tx) => {
      const project = await holdProject(tx, projectId);
      await refuseWhileJobRuns(tx, projectId);
      const result = await change(tx, project);
      await noteDatasets(tx, projectId);
      return result;
    })
    .catch(refuseTakenBrand);
