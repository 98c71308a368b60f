import { done } from '@soundings/contract/endpoint';
import { writersEndpoints as endpoints, type Writer } from '@soundings/contract/settings/writers';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { deleteWriter, editWriter, saveWriter } from './change-writer.ts';
import { findWriter, type ListedWriter, searchWriters } from './writers.store.ts';

export const writersRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.searchWriters, async ({ body, query }) => {
    const { rows, totalElements } = await searchWriters(db, body, query);
    return { content: rows.map(presentWriter), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.writer, async ({ params: { id } }) => {
    const writer = await findWriter(db, id);
    if (!writer) throw new AppError('notFound');
    return presentWriter(writer);
  });

  route(endpoints.saveWriter, async ({ caller, body }) => {
    const { language, status } = body;
    const entry = { ...byCaller(caller), target: body.writerName, details: { language, status } };
    const id = await audited(services, { ...entry, action: 'writer.create' }, () => saveWriter(services, caller, body));
    return { id };
  });

  route(endpoints.editWriter, async ({ caller, params: { id }, body }) => {
    const entry = { ...byCaller(caller), target: body.writerName, details: { status: body.status } };
    await audited(services, { ...entry, action: 'writer.change' }, () => editWriter(services, caller, id, body));
    return done;
  });

  route(endpoints.deleteWriter, async ({ caller, params: { id } }) => {
    const target = (await findWriter(db, id))?.writerName ?? id;
    const entry = { ...byCaller(caller), action: 'writer.delete', target } as const;
    await audited(services, entry, () => deleteWriter(services, id));
    return done;
  });
};

const presentWriter = (writer: ListedWriter): Writer => ({
  id: writer.id,
  writerName: writer.writerName,
  writerPhrase: writer.writerPhrase,
  writerColor: writer.writerColor,
  language: writer.language,
  status: writer.status,
  builtIn: writer.builtIn,
  updatedOn: writer.updatedOn.toISOString(),
  updatedBy: writer.updatedByName,
});
