import { done } from '@soundings/contract/endpoint';
import { resonanceEndpoints as endpoints } from '@soundings/contract/resonance';
import { messageFigures } from '@soundings/engine/crosstab/figures';
import { audited } from '#/platform/audit/audited.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { createResonance } from './create-resonance.ts';
import { createDatasets } from './datasets.ts';
import { filterOf } from './filter-of.ts';
import { getFileOf } from './get-file-of.ts';
import { linksOf } from './links-of.ts';
import { loadResonanceFor } from './load-resonance-for.ts';
import { presentResonance } from './resonance.present.ts';
import { throwFileAway } from './throw-file-away.ts';
import { uploadFile } from './upload-file.ts';

export const resonanceRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const datasetOf = createDatasets(services);

  route(endpoints.uploadResonanceFile, async ({ caller, query, request, reply }) => {
    const file = await request.file({ limits: { fileSize: endpoints.uploadResonanceFile.upload.maxBytes } });
    if (!file) throw new AppError('unsupportedMediaType');
    return uploadFile(services, { file, createdBy: caller.id, ...query }, signalOf(reply));
  });

  route(endpoints.resonanceFileProgress, async ({ caller, params }) => {
    const file = await getFileOf(db, caller.id, params.id);
    return { phase: file.phase, handled: file.handled, total: file.rows };
  });

  route(endpoints.deleteResonanceFile, async ({ caller, params }) => {
    const file = await getFileOf(db, caller.id, params.id);
    await throwFileAway(services, file);
    return done;
  });

  route(endpoints.createResonance, async ({ caller, body, address, reply }) => {
    const entry = { action: 'project.create', actorId: caller.id, actor: caller.username, address } as const;
    const id = await audited(services, { ...entry, target: body.projectName }, () =>
      createResonance(services, body, caller.id, signalOf(reply)),
    );
    return { id, projectName: body.projectName };
  });

  route(endpoints.resonanceData, async ({ caller, query }) => {
    const { project, resonance } = await loadResonanceFor(services, caller, query.projectId);
    return presentResonance(project, resonance, await datasetOf(resonance.datasetKey));
  });

  route(endpoints.filterMessages, async ({ caller, query, body }) => {
    const { resonance } = await loadResonanceFor(services, caller, query.projectId);
    const { dataset, messages } = await datasetOf(resonance.datasetKey);
    const { mask, respondents } = filterOf(dataset, body.audienceIds);
    return { respondents, messages: mask ? messageFigures(dataset, mask) : messages };
  });

  route(endpoints.messageAudiences, async ({ caller, query, body }) => {
    const { resonance } = await loadResonanceFor(services, caller, query.projectId);
    return { links: linksOf(await datasetOf(resonance.datasetKey), body) };
  });
};
