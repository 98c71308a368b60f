import { done } from '@soundings/contract/endpoint';
import { resonanceCalls as calls } from '@soundings/contract/resonance/calls';
import { resonanceEndpoints as endpoints } from '@soundings/contract/resonance/endpoints';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { FastifyRequest } from 'fastify';
import { auditedProject } from '#/features/projects/change-project.ts';
import { deleteProject } from '#/features/projects/delete-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import { cancelJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { type Calculations, openCalculations } from './calculations/calculations.ts';
import { chartRoutes } from './chart/chart.routes.ts';
import { findKeptSize, reopenFile } from './files/imported-file.ts';
import { withLastMapping } from './files/last-mapping.ts';
import { deleteUploadedFile, getUploadedFile, inspectUploadedFile, uploadFile } from './files/uploaded-file.ts';
import { findRunningImport } from './resonance.store.ts';
import {
  createResonance,
  editResonance,
  loadResonance,
  loadResonanceFor,
  replaceAnswers,
  replaceFile,
  resonanceRemainder,
  resonanceSettings,
} from './resonance-projects.ts';
import { savedRoutes } from './saved/saved.routes.ts';
import { verbatimCalls } from './verbatims/verbatim-calls.ts';
import { wavesRoutes } from './waves/waves.routes.ts';
import { weightingRoutes } from './weighting/weighting.routes.ts';

const receiveFile = (request: FastifyRequest) => uploadedFile(request, endpoints.uploadResonanceFile.upload.maxBytes);

export const resonanceRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  const readFor = async (caller: Caller, projectId: string | undefined, read: () => Promise<ResonanceFile>) => {
    if (!projectId) return read();
    const { resonance } = await loadResonanceFor(services, caller, projectId);
    return withLastMapping(await read(), resonance);
  };

  route(endpoints.uploadResonanceFile, async ({ caller, query, request, reply }) => {
    const { projectId, dataStructure } = query;
    return readFor(caller, projectId, async () => {
      const upload = { file: await receiveFile(request), createdBy: caller.id, dataStructure, canAsk: true };
      return uploadFile(services, upload, requestSignal(reply));
    });
  });

  route(endpoints.inspectResonanceFile, async ({ caller, params, body, reply }) => {
    const file = await getUploadedFile(db, caller.id, params.id);
    if (file.phase !== 'uploaded' || (await findRunningImport(db, file.id))) throw new AppError('notFound');
    const { projectId, ...asked } = body;
    return readFor(caller, projectId, () => inspectUploadedFile(services, file, asked, requestSignal(reply)));
  });

  route(endpoints.deleteResonanceFile, async ({ caller, params }) => {
    const file = await getUploadedFile(db, caller.id, params.id);
    const job = await findRunningImport(db, file.id);
    if (job) await cancelJob(services, job.id);
    await deleteUploadedFile(services, file);
    return done;
  });

  route(endpoints.createResonance, async ({ caller, body }) => ({
    jobId: await createResonance(services, caller, body),
  }));

  route(endpoints.editResonance, async ({ caller, params, body }) => {
    const { fileId, mapping, projectName, ...look } = body;
    const { project } = await loadResonance(services, params.id);
    const change = { projectName, settings: resonanceSettings(project, look) };
    if (fileId) {
      const file = await getUploadedFile(db, caller.id, fileId);
      return { jobId: await replaceAnswers(services, caller, project, { file, mapping, change }) };
    }
    await editResonance(services, caller, project, change);
    return { jobId: null };
  });

  route(endpoints.keptResonanceFile, async ({ params }) => {
    const { resonance } = await loadResonance(services, params.id);
    const bytes = await findKeptSize(services, resonance);
    return { kept: bytes !== null, bytes, importedOn: resonance.importedOn.toISOString() };
  });

  route(endpoints.reopenResonanceFile, async ({ caller, params, reply }) =>
    reopenFile(services, caller, await loadResonance(services, params.id), requestSignal(reply)),
  );

  route(endpoints.addResonanceFile, async ({ caller, params, request, reply }) => {
    const loaded = await loadResonance(services, params.id);
    const dataStructure = loaded.project.dataStructure ?? 'respondents';
    const upload = { file: await receiveFile(request), createdBy: caller.id, dataStructure };
    return replaceFile(services, caller, loaded, upload, requestSignal(reply));
  });

  route(endpoints.deleteResonance, async ({ caller, params }) => {
    const { project } = await loadResonance(services, params.id);
    await auditedProject(services, { action: 'project.delete', caller, target: project.projectName }, () =>
      deleteProject(services, project.id, resonanceRemainder),
    );
    return done;
  });

  const calculations = openCalculations(services);
  calculationsRoutes(route, services, calculations);
  chartRoutes(route, services, calculations);
  weightingRoutes(route, services, calculations);
  wavesRoutes(route, services, calculations);
  savedRoutes(route, services, calculations);
};

const calculationsRoutes = (route: Route, services: Services, calculations: Calculations): void => {
  const load = {
    forStaff: loadResonanceFor.bind(null, services),
    shared: (projectId: string) => loadResonance(services, projectId),
  };
  projectRoutes(route, calls, load, {
    ...calculations,
    ...verbatimCalls(services, calculations.judged),
    resonanceData: async (question) => {
      const { consumer } = question.viewer;
      if (consumer) await recordSharedOpened(services, consumer);
      return calculations.resonanceData(question);
    },
  });
};
