import { type ApiTokenRow, apiTokensEndpoints as endpoints } from '@soundings/contract/access/api-tokens';
import { done } from '@soundings/contract/endpoint';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { getOwner, type Owner } from '../users/users.store.ts';
import { createApiToken } from './api-token.ts';
import { type ApiToken, endApiToken, findApiTokens } from './api-tokens.store.ts';

/** Throws notFound for a project that the caller may not open. */
type AssertOpen = (services: Services, caller: Caller, projectId: string) => Promise<unknown>;

export const apiTokensRoutes =
  (assertOpen: AssertOpen) =>
  (route: Route, services: Services): void => {
    const { db, now } = services;

    const list = async (userId: string) => (await findApiTokens(db, userId, now())).map(presentApiToken);

    const end = async (caller: Caller, owner: Owner, id: string) => {
      const name = await endApiToken(db, { id, userId: owner.id }, now());
      if (name === null) throw new AppError('notFound');
      const entry = { ...byCaller(caller), action: 'token.delete', outcome: 'success' } as const;
      await addAuditEntry(db, now(), { ...entry, target: owner.username, details: { token: name } });
      return done;
    };

    route(endpoints.ownTokens, ({ caller }) => list(caller.id));

    route(endpoints.createToken, async ({ caller, body }) => {
      for (const id of body.projectIds ?? []) await assertOpen(services, caller, id);
      const { name, scopes, days, projectIds } = body;
      const details = {
        token: name,
        scopes: scopes.join(', '),
        days,
        ...(projectIds && { projects: projectIds.length }),
      };
      const entry = { ...byCaller(caller), action: 'token.create', target: caller.username, details } as const;
      const { token, row } = await audited(services, entry, () => createApiToken(services, caller, body));
      return { token, row: presentApiToken(row) };
    });

    route(endpoints.deleteToken, ({ caller, params }) => end(caller, caller, params.tokenId));
    route(endpoints.userTokens, async ({ params }) => list((await getOwner(db, params.id)).id));
    route(endpoints.deleteUserToken, async ({ caller, params }) =>
      end(caller, await getOwner(db, params.id), params.tokenId),
    );
  };

const presentApiToken = (token: ApiToken): ApiTokenRow => ({
  id: token.id,
  name: token.name,
  ending: token.ending,
  scopes: token.scopes,
  projectIds: token.projectIds,
  createdOn: token.createdOn.toISOString(),
  expiresOn: token.expiresOn.toISOString(),
  lastUsedOn: token.lastUsedOn?.toISOString() ?? null,
});
