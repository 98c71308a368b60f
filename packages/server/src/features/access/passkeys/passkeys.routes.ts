import { passkeysEndpoints as endpoints, type PasskeyRow } from '@soundings/contract/access/passkeys';
import { done } from '@soundings/contract/endpoint';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findOrigin, rememberDevice } from '../auth/known-device.ts';
import { setSessionCookies } from '../auth/sessions.ts';
import { getOwner, type Owner } from '../users/users.store.ts';
import { keepPasskey, startPasskey } from './add-passkey.ts';
import { confirmPasskeySignIn, PasskeyRefusal, startPasskeySignIn } from './passkey-sign-in.ts';
import { findPasskeys, type Passkey, removePasskey } from './passkeys.store.ts';
import { relyingParty } from './relying-party.ts';

export const passkeysRoutes = (route: Route, services: Services): void => {
  const { db, env, keys, now } = services;

  const list = async (userId: string) => (await findPasskeys(db, userId)).map(presentPasskey);

  const remove = async (caller: Caller, owner: Owner, id: string) => {
    const name = await removePasskey(db, { id, userId: owner.id });
    if (name === null) throw new AppError('notFound');
    const entry = { ...byCaller(caller), action: 'passkey.delete', outcome: 'success' } as const;
    await addAuditEntry(db, now(), { ...entry, target: owner.username, details: { passkey: name } });
    return done;
  };

  route(endpoints.ownPasskeys, ({ caller }) => list(caller.id));
  route(endpoints.startPasskey, ({ caller, request }) => startPasskey(services, caller, relyingParty(env, request)));

  route(endpoints.addPasskey, async ({ caller, request, body }) => {
    const details = { passkey: body.name };
    const entry = { ...byCaller(caller), action: 'passkey.create', target: caller.username, details } as const;
    const party = relyingParty(env, request);
    return presentPasskey(await audited(services, entry, () => keepPasskey(services, caller, party, body)));
  });

  route(endpoints.deletePasskey, ({ caller, params }) => remove(caller, caller, params.passkeyId));
  route(endpoints.userPasskeys, async ({ params }) => list((await getOwner(db, params.id)).id));
  route(endpoints.deleteUserPasskey, async ({ caller, params }) =>
    remove(caller, await getOwner(db, params.id), params.passkeyId),
  );

  route(endpoints.startPasskeySignIn, ({ request }) =>
    startPasskeySignIn(services, relyingParty(env, request), findOrigin(request, keys, '')),
  );

  route(endpoints.confirmPasskeySignIn, async (call) => {
    const { body, request, reply, address } = call;
    const record = (actor: string, outcome: 'success' | 'failure', details: Record<string, string>) =>
      addAuditEntry(db, now(), { action: 'sign-in.passkey', outcome, actor, address, details });
    try {
      const given = { ...body, ...findOrigin(request, keys, '') };
      const { tokens, user, passkey } = await confirmPasskeySignIn(services, relyingParty(env, request), given);
      await record(user.username, 'success', { passkey: passkey.name });
      rememberDevice(call, services, user.username);
      setSessionCookies(reply, env, tokens);
      const { accessToken, refreshToken } = tokens;
      return { accessToken, refreshToken };
    } catch (error) {
      if (error instanceof PasskeyRefusal)
        await record(error.username, 'failure', { code: error.code, reason: error.reason });
      throw error;
    }
  });
};

const presentPasskey = ({ id, name, createdOn, lastUsedOn }: Passkey): PasskeyRow => ({
  id,
  name,
  createdOn: createdOn.toISOString(),
  lastUsedOn: lastUsedOn?.toISOString() ?? null,
});
