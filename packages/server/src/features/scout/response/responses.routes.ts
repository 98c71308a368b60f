import { done } from '@soundings/contract/endpoint';
import { responsesEndpoints as endpoints, type KeptRequest, responseCalls } from '@soundings/contract/scout/responses';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { type ListedRequest, saveResponseAddress, searchRequests, setRequestState } from './responses.store.ts';
import { findRecipient, sendHelpRequest, sendResponseRequest } from './send-request.ts';

export const responsesRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;
  const load = {
    forStaff: (caller: Parameters<typeof loadProjectFor>[1], id: string) =>
      loadProjectFor(services, caller, id, 'SCOUTV2'),
    shared: (id: string) => getProject(db, id, 'SCOUTV2'),
  };

  projectRoutes(route, responseCalls, load, {
    sendResponseRequest: ({ request, ...open }) => sendResponseRequest(services, open, request),
    sendHelpRequest: ({ request, ...open }) => sendHelpRequest(services, open, request),
  });

  route(endpoints.searchResponseRequests, async ({ body, query }) => {
    const { rows, totalElements } = await searchRequests(db, body, query);
    return { content: rows.map(presentRequest), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.editResponseRequest, async ({ caller, params: { id }, body: { state } }) => {
    const projectName = await setRequestState(db, id, { state, changedBy: caller.id, changedOn: now() });
    if (projectName === null) throw new AppError('notFound');
    return done;
  });

  route(endpoints.responseAddress, () => findRecipient(services));

  route(endpoints.saveResponseAddress, async ({ caller, body }) => {
    await audited(services, { ...byCaller(caller), action: 'settings.response-address', details: body }, () =>
      saveResponseAddress(db, body.address),
    );
    return done;
  });
};

const presentRequest = (row: ListedRequest): KeptRequest => ({
  ...{ id: row.id, kind: row.kind, state: row.state, projectId: row.projectId, projectName: row.projectName },
  ...{ email: row.email, sentBy: row.sender, mailed: row.mailed, request: row.request, question: row.question },
  messages: [...row.messages],
  createdOn: row.createdOn.toISOString(),
  changedOn: row.changedOn?.toISOString() ?? null,
  changedBy: row.changer,
});
