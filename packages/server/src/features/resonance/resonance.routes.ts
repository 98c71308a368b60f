import { done } from '@soundings/contract/endpoint';
import { resonanceEndpoints as endpoints } from '@soundings/contract/resonance/endpoints';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import type { FastifyRequest } from 'fastify';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { deleteProject } from '#/features/projects/delete-project.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { cancelJob } from '#/platform/jobs/cancel-job.ts';
import type { Services } from '#/platform/services.ts';
import { calculationsRoutes } from './calculations/calculations.routes.ts';
import { chartRoutes } from './chart/chart.routes.ts';
import { createResonance } from './create-resonance.ts';
import { editResonance, replaceAnswers } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { isFileKept, keysOf, reopenFile } from './kept-file.ts';
import { loadResonance, loadResonanceFor } from './load-resonance-for.ts';
import { withMappingOf } from './mapping-like.ts';
import { replaceFile } from './replace-file.ts';
import { findResonanceProject } from './resonance.store.ts';
import { createResonanceAnswers } from './resonance-answers.ts';
import { findImportOf } from './resonance-files.store.ts';
import { settingsOf } from './settings-of.ts';
import { throwFileAway } from './throw-file-away.ts';
import { inspectAgain, uploadFile } from './upload-file.ts';

const fileOf = (request: FastifyRequest) => uploadedFile(request, endpoints.uploadResonanceFile.upload.maxBytes);

export const resonanceRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  /** A file as it is read for a project that the caller may use; throws notFound. */
  const readFor = async (caller: Caller, projectId: string | undefined, read: () => Promise<ResonanceFile>) => {
    if (!projectId) return read();
    const { resonance } = await loadResonanceFor(services, caller, projectId);
    return withMappingOf(await read(), resonance);
  };

  route(endpoints.uploadResonanceFile, async ({ caller, query, request, reply }) => {
    const { projectId, dataStructure } = query;
    return readFor(caller, projectId, async () => {
      const upload = { file: await fileOf(request), createdBy: caller.id, dataStructure };
      return uploadFile(services, upload, signalOf(reply));
    });
  });

  route(endpoints.inspectResonanceFile, async ({ caller, params, body, reply }) => {
    const file = await getFileOf(db, caller.id, params.id);
    if (file.phase !== 'uploaded' || (await findImportOf(db, file.id))) throw new AppError('notFound');
    const { projectId, ...place } = body;
    return readFor(caller, projectId, () => inspectAgain(services, file, place, signalOf(reply)));
  });

  route(endpoints.deleteResonanceFile, async ({ caller, params }) => {
    const file = await getFileOf(db, caller.id, params.id);
    const job = await findImportOf(db, file.id);
    if (job) await cancelJob(services, job.id);
    await throwFileAway(services, file);
    return done;
  });

  route(endpoints.createResonance, async ({ caller, body }) => ({
    jobId: await createResonance(services, caller, body),
  }));

  route(endpoints.editResonance, async ({ caller, params, body }) => {
    const { fileId, mapping, projectName, theme, vision, lang } = body;
    const { project } = await loadResonance(services, params.id);
    const change = { projectName, settings: settingsOf(project, { theme, vision, lang }) };
    if (fileId) {
      const file = await getFileOf(db, caller.id, fileId);
      return { jobId: await replaceAnswers(services, caller, project, { file, mapping, change }) };
    }
    await editResonance(services, caller, project, change);
    return { jobId: null };
  });

  route(endpoints.keptResonanceFile, async ({ params }) => {
    const { resonance } = await loadResonance(services, params.id);
    return { kept: await isFileKept(services, resonance) };
  });

  route(endpoints.reopenResonanceFile, async ({ caller, params, reply }) =>
    reopenFile(services, caller, await loadResonance(services, params.id), signalOf(reply)),
  );

  route(endpoints.addResonanceFile, async ({ caller, params, request, reply }) => {
    const loaded = await loadResonance(services, params.id);
    const dataStructure = loaded.project.dataStructure ?? 'respondents';
    const upload = { file: await fileOf(request), createdBy: caller.id, dataStructure };
    return replaceFile(services, caller, loaded, upload, signalOf(reply));
  });

  route(endpoints.deleteResonance, async ({ caller, params }) => {
    const { project } = await loadResonance(services, params.id);
    await auditedProject(services, { action: 'project.delete', caller, target: project.projectName }, () =>
      deleteProject(services, project.id, async (tx) => {
        const resonance = await findResonanceProject(tx, project.id);
        return resonance ? keysOf(resonance) : [];
      }),
    );
    return done;
  });

  const answers = createResonanceAnswers(services);
  calculationsRoutes(route, services, answers);
  chartRoutes(route, services, answers);
};
