import { done } from '@soundings/contract/endpoint';
import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/dataset-endpoints';
import { auditedProject } from '#/features/projects/audited-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { safeFileName } from '#/platform/http/safe-file-name.ts';
import type { Services } from '#/platform/services.ts';
import { datasetTemplate } from '../dataset-files/dataset-template.ts';
import { exportDatasets } from '../dataset-files/export-datasets.ts';
import { importDatasets, readUploadedDatasets } from '../dataset-files/import-datasets.ts';
import { findRunningJob } from '../jobs/sonar-jobs.store.ts';
import { loadSonarFor, loadSonarToEdit } from '../load-sonar-for.ts';
import { addDataset } from './add-dataset.ts';
import { presentDatasets } from './datasets.present.ts';
import type { StoredDataset } from './datasets.store.ts';
import { deleteDatasets } from './delete-datasets.ts';
import { editDataset } from './edit-dataset.ts';
import { loadDatasetFor, loadProjectOfDatasets } from './load-datasets-for.ts';
import { searchDatasets } from './search-datasets.store.ts';

export const datasetsRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;
  const noted = <T>(
    caller: Caller,
    { projectName }: Project,
    details: Record<string, string>,
    step: () => Promise<T>,
  ) => auditedProject(services, { action: 'sonar.datasets', caller, target: projectName, details }, step);
  const presented = async (dataset: StoredDataset, runningJobId?: string) =>
    (await presentDatasets(db, [dataset], runningJobId))[0]!;

  route(endpoints.searchDatasets, async ({ caller, query, body }) => {
    await loadSonarFor(services, caller, body.projectId);
    const { datasets, ...found } = await searchDatasets(db, { ...body, ...query }, now());
    const running = await findRunningJob(db, body.projectId);
    const content = await presentDatasets(db, datasets, running?.id);
    return { content, ...found, page: query.page, size: query.size };
  });

  route(endpoints.dataset, async ({ caller, params }) => {
    const dataset = await loadDatasetFor(services, caller, params.id);
    return presented(dataset, (await findRunningJob(db, dataset.row.projectId))?.id);
  });

  route(endpoints.addDataset, async ({ caller, query, body }) => {
    const project = await loadSonarToEdit(services, caller, query.projectId);
    const added = await noted(caller, project, { added: body.domain }, () => addDataset(services, project.id, body));
    return presented(added);
  });

  route(endpoints.editDataset, async ({ caller, query, body }) => {
    const project = await loadProjectOfDatasets(services, caller, [query.id]);
    const step = () => editDataset(services, { id: query.id, projectId: project.id }, body);
    return presented(await noted(caller, project, { changed: body.domain }, step));
  });

  route(endpoints.deleteDatasets, async ({ caller, body }) => {
    const project = await loadProjectOfDatasets(services, caller, body.ids);
    const details = { deleted: String(new Set(body.ids).size) };
    await noted(caller, project, details, () => deleteDatasets(services, project.id, body.ids));
    return done;
  });

  route(endpoints.importDatasets, async ({ caller, params, request, reply }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const file = await uploadedFile(request, endpoints.importDatasets.upload.maxBytes);
    const details = { imported: safeFileName(file.filename) };
    return noted(caller, project, details, () => importDatasets(services, project.id, file, signalOf(reply)));
  });

  route(endpoints.readDatasetFile, async ({ request, reply }) => {
    const file = await uploadedFile(request, endpoints.readDatasetFile.upload.maxBytes);
    return { datasets: await readUploadedDatasets(file, signalOf(reply)) };
  });

  route(endpoints.exportDatasets, async ({ caller, params, query }) =>
    exportDatasets(services, await loadSonarFor(services, caller, params.id), query.fileType),
  );

  route(endpoints.datasetTemplate, () => datasetTemplate());
};
