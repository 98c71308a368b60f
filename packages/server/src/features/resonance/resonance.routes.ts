import { done } from '@soundings/contract/endpoint';
import { resonanceEndpoints as endpoints } from '@soundings/contract/resonance/endpoints';
import type { FastifyRequest } from 'fastify';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { deleteProject } from '#/features/projects/delete-project.ts';
import { noteOpened } from '#/features/projects/sharing/note-opened.ts';

import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import { cancelJob } from '#/platform/jobs/cancel-job.ts';
import type { Services } from '#/platform/services.ts';
import { calculationsRoutes } from './calculations/calculations.routes.ts';
import { chartRoutes } from './chart/chart.routes.ts';
import { createResonance } from './create-resonance.ts';
import { editResonance, replaceAnswers } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { keysOf, reopenFile } from './kept-file.ts';
import { loadResonance, loadResonanceFor } from './load-resonance-for.ts';
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

  route(endpoints.uploadResonanceFile, async ({ caller, query, request, reply }) =>
    uploadFile(services, { file: await fileOf(request), createdBy: caller.id, ...query }, signalOf(reply)),
  );

  route(endpoints.inspectResonanceFile, async ({ caller, params, body, reply }) => {
    const file = await getFileOf(db, caller.id, params.id);
    if (file.phase !== 'uploaded' || (await findImportOf(db, file.id))) throw new AppError('notFound');
    return inspectAgain(services, file, body, signalOf(reply));
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
  route(endpoints.resonanceData, async ({ caller, query }) =>
    answers.data(await loadResonanceFor(services, caller, query.projectId)),
  );
  route(endpoints.sharedResonanceData, async ({ consumer }) => {
    const loaded = await stillShared(loadResonance(services, consumer.projectId));
    await noteOpened(services, consumer);
    return answers.data(loaded);
  });
  calculationsRoutes(route, services, answers);
  chartRoutes(route, services, answers);
};
