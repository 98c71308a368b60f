import { assistantsEndpoints as endpoints } from '@soundings/contract/assistants/assistants';
import { done } from '@soundings/contract/endpoint';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { countCompanies, findAssistant, type ListedAssistant, listAssistants } from './assistant-settings.store.ts';
import { findAllAssistants, searchAssistants } from './assistants.store.ts';
import { changeAssistant, createAssistant, deleteAssistant } from './change-assistant.ts';
import { findAiChatsFor } from './find-choices.ts';
import { presentChange } from './present-change.ts';
import type { ProjectsUsing } from './projects-using.ts';

export const assistantsRoutes = (projectsUsing: ProjectsUsing) => (route: Route, services: Services) => {
  const { db } = services;

  route(endpoints.findAllAssistants, () => findAllAssistants(db));

  route(endpoints.searchAssistants, async ({ body, query }) => {
    const { rows, totalElements } = await searchAssistants(db, body, query);
    return { content: rows, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.listAssistants, async ({ query }) => {
    const { rows, totalElements } = await listAssistants(db, query);
    const ids = rows.map(({ id }) => id);
    const counts = { projects: await projectsUsing.count(db, ids), companies: await countCompanies(db, ids) };
    const content = rows.map((row) => ({ ...presentAssistant(row, counts), summary: row.summary }));
    return { content, totalElements, page: query.page, size: query.size };
  });

  route(endpoints.assistant, async ({ params: { id } }) => {
    const row = await findAssistant(db, id);
    if (!row) throw new AppError('notFound');
    const { count, projects } = await projectsUsing.find(db, id);
    const counts = { projects: new Map([[id, count]]), companies: await countCompanies(db, [id]) };
    const { instructions, example } = row;
    return { ...presentAssistant(row, counts), instructions, example, projects: [...projects] };
  });

  route(endpoints.createAssistant, async ({ caller, body }) => {
    const entry = { ...byCaller(caller), action: 'assistant.create', target: body.name } as const;
    return { id: await audited(services, entry, () => createAssistant(services, caller, body)) };
  });

  route(endpoints.changeAssistant, async ({ caller, params: { id }, body }) => {
    const entry = { ...byCaller(caller), action: 'assistant.change', target: body.name } as const;
    await audited(services, entry, () => changeAssistant(services, projectsUsing, caller, id, body));
    return done;
  });

  route(endpoints.deleteAssistant, async ({ caller, params: { id } }) => {
    const target = (await findAssistant(db, id))?.name ?? id;
    const entry = { ...byCaller(caller), action: 'assistant.delete', target } as const;
    await audited(services, entry, () => deleteAssistant(services, projectsUsing, id));
    return done;
  });

  route(endpoints.aiChats, ({ caller }) => findAiChatsFor(db, caller));
};

type Counts = Record<'projects' | 'companies', ReadonlyMap<string, number>>;

const presentAssistant = (row: Omit<ListedAssistant, 'summary'>, { projects, companies }: Counts) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  count: projects.get(row.id) ?? 0,
  companies: companies.get(row.id) ?? 0,
  ...presentChange(row),
});
