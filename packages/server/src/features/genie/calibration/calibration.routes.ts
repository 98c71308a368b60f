import { done } from '@soundings/contract/endpoint';
import { calibrationEndpoints as endpoints } from '@soundings/contract/genie/calibration';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { countResults, deleteFile, findCalibration, findSources } from './calibration.store.ts';
import { importResults } from './import-results.ts';
import { refreshCalibration } from './refresh-calibration.ts';
import type { SurveyReader } from './survey-reader.ts';

export const calibrationRoutes = (route: Route, services: Services, surveys: SurveyReader): void => {
  const { db, now } = services;

  route(endpoints.calibration, async ({ reply }) => {
    await refreshCalibration(services, surveys, requestSignal(reply));
    return presentCalibration(services);
  });

  route(endpoints.importResults, async ({ caller, request, reply }) => {
    const file = await uploadedFile(request, endpoints.importResults.upload.maxBytes);
    const name = safeFileName(file.filename);
    const signal = requestSignal(reply);
    const entry = { ...byCaller(caller), action: 'settings.results-add', target: name } as const;
    const added = await audited(services, entry, () =>
      importResults(services, { file, name }, { userId: caller.id, signal }),
    );
    await refreshCalibration(services, surveys, signal);
    return added;
  });

  route(endpoints.deleteResults, async ({ caller, params: { id }, reply }) => {
    const name = await deleteFile(db, id);
    if (name === null) throw new AppError('notFound');
    const entry = { ...byCaller(caller), action: 'settings.results-delete', target: name } as const;
    await audited(services, entry, () => refreshCalibration(services, surveys, requestSignal(reply)));
    return done;
  });

  const presentCalibration = async ({ db }: Pick<Services, 'db'>) => {
    const stored = await findCalibration(db);
    const counts = new Map((await countResults(db)).map((count) => [count.sourceId, count]));
    return {
      sources: (await findSources(db)).map(({ id, kind, name, projectId, addedOn }) => {
        const { messages = 0, matched = 0 } = counts.get(id) ?? {};
        return { id, kind, name, projectId, messages, matched, addedOn: addedOn.toISOString() };
      }),
      ...(stored?.found ?? { kinds: [], used: null, segments: [] }),
      calculatedOn: (stored?.calculatedOn ?? now()).toISOString(),
    };
  };
};
