import { done, type Picture } from '@soundings/contract/endpoint';
import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/brand-endpoints';
import { auditedProject } from '#/features/projects/change-project.ts';
import { loadProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { brandTemplate, exportBrands } from '../brand-files/export-brands.ts';
import { importBrands, readUploadedBrands } from '../brand-files/import-brands.ts';
import { loadBrandFor, loadProjectOfBrands, loadSonarFor, loadSonarToEdit } from '../sonar.policy.ts';
import { findRunningJob } from '../sonar-jobs.ts';
import { presentBrands } from './brands.present.ts';
import { findLogo, type StoredBrand } from './brands.store.ts';
import { addBrand, deleteBrands, editBrand } from './change-brands.ts';
import { searchBrands } from './search-brands.store.ts';

export const brandsRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;
  const noted = <T>(
    caller: Caller,
    { projectName }: Project,
    details: Record<string, string>,
    step: () => Promise<T>,
  ) => auditedProject(services, { action: 'sonar.datasets', caller, target: projectName, details }, step);
  const presented = async (brand: StoredBrand, runningJobId?: string) =>
    (await presentBrands(db, [brand], runningJobId))[0]!;

  route(endpoints.searchDatasets, async ({ caller, query, body }) => {
    await loadSonarFor(services, caller, body.projectId);
    const { brands, ...found } = await searchBrands(db, { ...body, ...query }, now());
    const running = await findRunningJob(db, body.projectId);
    const content = await presentBrands(db, brands, running?.id);
    return { content, ...found, page: query.page, size: query.size };
  });

  route(endpoints.dataset, async ({ caller, params }) => {
    const brand = await loadBrandFor(services, caller, params.id);
    return presented(brand, (await findRunningJob(db, brand.row.projectId))?.id);
  });

  route(endpoints.addDataset, async ({ caller, query, body }) => {
    const project = await loadSonarToEdit(services, caller, query.projectId);
    const added = await noted(caller, project, { added: body.domain }, () => addBrand(services, project.id, body));
    return presented(added);
  });

  route(endpoints.editDataset, async ({ caller, query, body }) => {
    const project = await loadProjectOfBrands(services, caller, [query.id]);
    const step = () => editBrand(services, { id: query.id, projectId: project.id }, body);
    return presented(await noted(caller, project, { changed: body.domain }, step));
  });

  route(endpoints.deleteDatasets, async ({ caller, body }) => {
    const project = await loadProjectOfBrands(services, caller, body.ids);
    const details = { deleted: String(new Set(body.ids).size) };
    await noted(caller, project, details, () => deleteBrands(services, project.id, body.ids));
    return done;
  });

  route(endpoints.importDatasets, async ({ caller, params, request, reply }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const file = await uploadedFile(request, endpoints.importDatasets.upload.maxBytes);
    const details = { imported: safeFileName(file.filename) };
    return noted(caller, project, details, () =>
      importBrands(services, project.id, file, { userId: caller.id, signal: requestSignal(reply) }),
    );
  });

  route(endpoints.readDatasetFile, async ({ caller, request, reply }) => {
    const file = await uploadedFile(request, endpoints.readDatasetFile.upload.maxBytes);
    return { datasets: await readUploadedBrands(file, { userId: caller.id, signal: requestSignal(reply) }) };
  });

  route(endpoints.exportDatasets, async ({ caller, params, query }) =>
    exportBrands(services, await loadSonarFor(services, caller, params.id), query.fileType),
  );

  route(endpoints.datasetTemplate, () => brandTemplate());
};

type Found = Awaited<ReturnType<typeof findLogo>>;

export const logosRoutes = (route: Route, services: Services): void => {
  const { db, storage } = services;
  const read = async (found: Found): Promise<Picture> => {
    if (!found?.logoKey || !found.logoType) throw new AppError('notFound');
    return { contentType: found.logoType as Picture['contentType'], content: await storage.read(found.logoKey) };
  };
  const readPicture = async (found: Found, find: () => Promise<Found>): Promise<Picture> => {
    try {
      return await read(found);
    } catch (error) {
      const now = await find();
      if (now?.logoKey === found?.logoKey) throw error;
      return read(now);
    }
  };

  route(endpoints.logo, async ({ caller, params }) => {
    const find = () => findLogo(db, params.id);
    const found = await find();
    if (!found) throw new AppError('notFound');
    await loadProjectFor(services, caller, found.projectId, 'SONAR');
    return readPicture(found, find);
  });
  route(endpoints.sharedLogo, async ({ consumer, query }) => {
    const find = () => findLogo(db, query.id, consumer.projectId);
    return readPicture(await find(), find);
  });
};
