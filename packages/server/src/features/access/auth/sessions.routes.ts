import { sessionsEndpoints as endpoints, type SessionRow } from '@soundings/contract/access/sessions';
import { done } from '@soundings/contract/endpoint';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { getOwner, type Owner } from '../users/users.store.ts';
import { describeDevice, readDevice } from './read-device.ts';
import { endSession, endSessions, findSession, findSessions, type Session } from './sessions.store.ts';

export const sessionsRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  const list = async (caller: Caller, userId: string): Promise<SessionRow[]> => {
    const rows = (await findSessions(db, userId, now())).map((session) => presentSession(session, caller));
    return rows.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  };

  const record = (caller: Caller, owner: Owner, details: Record<string, string | number>) => {
    const entry = { ...byCaller(caller), action: 'session.end', outcome: 'success' } as const;
    return addAuditEntry(db, now(), { ...entry, target: owner.username, details });
  };

  const end = async (caller: Caller, owner: Owner, id: string) => {
    const session = await findSession(db, { id, userId: owner.id }, now());
    if (!session) throw new AppError('notFound');
    await endSession(db, id, now());
    await record(caller, owner, { device: describeDevice(session.userAgent) });
    return done;
  };

  const endOthers = async (caller: Caller, owner: Owner) => {
    const sessions = await endSessions(db, owner.id, now(), caller.sessionId);
    if (sessions > 0) await record(caller, owner, { sessions });
    return done;
  };

  route(endpoints.ownSessions, ({ caller }) => list(caller, caller.id));
  route(endpoints.endOwnSession, ({ caller, params }) => end(caller, caller, params.sessionId));
  route(endpoints.endOtherSessions, ({ caller }) => endOthers(caller, caller));
  route(endpoints.userSessions, async ({ caller, params }) => list(caller, (await getOwner(db, params.id)).id));
  route(endpoints.endUserSession, async ({ caller, params }) =>
    end(caller, await getOwner(db, params.id), params.sessionId),
  );
  route(endpoints.endUserSessions, async ({ caller, params }) => endOthers(caller, await getOwner(db, params.id)));
};

const presentSession = (session: Session, caller: Caller): SessionRow => ({
  id: session.id,
  ...readDevice(session.userAgent),
  address: session.address,
  signedInOn: session.createdOn.toISOString(),
  lastUsedOn: session.rotatedOn.toISOString(),
  isCurrent: session.id === caller.sessionId,
});
