import { done } from '@soundings/contract/endpoint';
import { resonanceEndpoints as endpoints } from '@soundings/contract/resonance-endpoints';
import type { FastifyRequest } from 'fastify';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { deleteProject } from '#/features/projects/delete-project.ts';
import { noteOpened } from '#/features/projects/sharing/note-opened.ts';

import { stillShared } from '#/features/projects/sharing/still-shared.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';

import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Caller, Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { createResonance } from './create-resonance.ts';
import { editResonance } from './edit-resonance.ts';
import { getFileOf } from './get-file-of.ts';
import { loadResonance, loadResonanceFor } from './load-resonance-for.ts';
import { replaceFile } from './replace-file.ts';
import { findResonanceProject } from './resonance.store.ts';
import { createResonanceAnswers } from './resonance-answers.ts';
import { settingsOf } from './settings-of.ts';
import { throwFileAway } from './throw-file-away.ts';
import { uploadFile } from './upload-file.ts';

const fileOf = (request: FastifyRequest) => uploadedFile(request, endpoints.uploadResonanceFile.upload.maxBytes);

export const resonanceRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.uploadResonanceFile, async ({ caller, query, request, reply }) =>
    uploadFile(services, { file: await fileOf(request), createdBy: caller.id, ...query }, signalOf(reply)),
  );

  route(endpoints.resonanceFileProgress, async ({ caller, params }) => {
    const file = await getFileOf(db, caller.id, params.id);
    return { phase: file.phase, handled: file.handled, total: file.rows };
  });

  route(endpoints.deleteResonanceFile, async ({ caller, params }) => {
    const file = await getFileOf(db, caller.id, params.id);
    await throwFileAway(services, file);
    return done;
  });

  route(endpoints.createResonance, async ({ caller, body, reply }) => {
    const id = await auditedProject(services, { action: 'project.create', caller, target: body.projectName }, () =>
      createResonance(services, body, caller.id, signalOf(reply)),
    );
    return { id, projectName: body.projectName };
  });

  route(endpoints.editResonance, async ({ caller, params, body, reply }) => {
    const { fileId, mapping, projectName, theme, vision, lang } = body;
    const loaded = await loadResonance(services, params.id);
    const change = { projectName, settings: settingsOf(loaded.project, { theme, vision, lang }) };
    const file = fileId ? await getFileOf(db, caller.id, fileId) : null;
    const answers = file && { file, mapping, signal: signalOf(reply) };
    const entry = { caller, target: loaded.project.projectName, details: { name: projectName } };
    await auditedProject(services, { ...entry, action: 'project.change' }, () =>
      editResonance(services, loaded, change, answers),
    );
    return done;
  });

  route(endpoints.addResonanceFile, async ({ caller, params, request, reply }) => {
    const loaded = await loadResonance(services, params.id);
    const signal = signalOf(reply);
    const entry = { action: 'project.file', caller, target: loaded.project.projectName } as const;
    const upload = {
      file: await fileOf(request),
      createdBy: caller.id,
      dataStructure: loaded.project.dataStructure ?? 'respondents',
    };
    return auditedProject(services, entry, () => replaceFile(services, loaded, upload, signal));
  });

  route(endpoints.deleteResonance, async ({ caller, params }) => {
    const { project } = await loadResonance(services, params.id);
    await auditedProject(services, { action: 'project.delete', caller, target: project.projectName }, () =>
      deleteProject(services, project.id, async (tx) => {
        const resonance = await findResonanceProject(tx, project.id);
        return resonance ? [resonance.datasetKey] : [];
      }),
    );
    return done;
  });

  const shown = createResonanceAnswers(services);
  const ofCaller = (caller: Caller, { projectId }: { projectId: string }) =>
    loadResonanceFor(services, caller, projectId);
  const ofConsumer = ({ projectId }: Consumer) => stillShared(loadResonance(services, projectId));

  route(endpoints.resonanceData, async ({ caller, query }) => shown.data(await ofCaller(caller, query)));
  route(endpoints.filterMessages, async ({ caller, query, body }) =>
    shown.filtered(await ofCaller(caller, query), body),
  );
  route(endpoints.messageAudiences, async ({ caller, query, body }) =>
    shown.audiences(await ofCaller(caller, query), body),
  );
  route(endpoints.sharedResonanceData, async ({ consumer }) => {
    const loaded = await ofConsumer(consumer);
    await noteOpened(services, consumer);
    return shown.data(loaded);
  });
  route(endpoints.sharedFilterMessages, async ({ consumer, body }) =>
    shown.filtered(await ofConsumer(consumer), body.request),
  );
  route(endpoints.sharedMessageAudiences, async ({ consumer, body }) =>
    shown.audiences(await ofConsumer(consumer), body.request),
  );
};
