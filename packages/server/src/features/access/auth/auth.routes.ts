import { type CurrentUser, accessEndpoints as endpoints } from '@soundings/contract/access/auth';
import { permissionsOf } from '@soundings/contract/access/permissions';
import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { done } from '@soundings/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById, type User } from '../users/users.store.ts';
import { readRequestToken } from './authenticate.ts';
import { changeOwnPassword } from './change-password.ts';
import { changeForgottenPassword, confirmNewPassword, requestNewPassword } from './forgot-password.ts';
import { findOrigin, rememberDevice } from './known-device.ts';
import { cameThroughProxy } from './send-code.ts';
import { clearSessionCookies, refreshSession, type SessionTokens, setSessionCookies, signOut } from './sessions.ts';
import { confirmSignIn, signIn } from './sign-in.ts';

const presentTokens = ({ accessToken, refreshToken }: SessionTokens) => ({ accessToken, refreshToken });

export const authRoutes = (route: Route, services: Services): void => {
  const { env, keys } = services;
  const audit = <T>(
    action: AuditAction,
    call: { address: string; body: { username: string } },
    step: () => Promise<T>,
  ) => audited(services, { action, actor: call.body.username, address: call.address }, step);

  const readOrigin = ({ request, body }: { request: FastifyRequest; body: { username: string } }) =>
    findOrigin(request, keys, body.username);

  route(endpoints.login, (call) => {
    const throughProxy = cameThroughProxy(call.request);
    return audit('sign-in.password', call, () => signIn(services, { ...call.body, ...readOrigin(call), throughProxy }));
  });

  route(endpoints.confirmLogin, async (call) => {
    const confirmed = await audit('sign-in.code', call, () =>
      confirmSignIn(services, { ...call.body, ...readOrigin(call) }),
    );
    rememberDevice(call, services, call.body.username);
    if ('changePasswordToken' in confirmed) return confirmed;
    setSessionCookies(call.reply, env, confirmed);
    return presentTokens(confirmed);
  });

  route(endpoints.refresh, async ({ body, request, reply, address }) => {
    const token = body.refreshToken ?? request.cookies.refreshToken ?? '';
    try {
      const tokens = await refreshSession(services, token, address);
      setSessionCookies(reply, env, tokens);
      return presentTokens(tokens);
    } catch (error) {
      if (error instanceof AppError) clearSessionCookies(reply, env);
      throw error;
    }
  });

  route(endpoints.logout, async ({ request, reply, address }) => {
    await signOut(
      services,
      { access: readRequestToken(request), refresh: request.cookies.refreshToken ?? null },
      address,
    );
    clearSessionCookies(reply, env);
    return done;
  });

  route(endpoints.forgotPassword, (call) =>
    audit('forgot-password.request', call, () => requestNewPassword(services, call.body.username, readOrigin(call))),
  );

  route(endpoints.confirmForgotPassword, (call) =>
    audit('forgot-password.code', call, () => confirmNewPassword(services, { ...call.body, ...readOrigin(call) })),
  );

  route(endpoints.changeForgottenPassword, async (call) => {
    const tokens = await audit('password.change', call, () =>
      changeForgottenPassword(services, { ...call.body, ...readOrigin(call) }),
    );
    if (tokens) setSessionCookies(call.reply, env, tokens);
    return { ...done, tokens: tokens && presentTokens(tokens) };
  });

  route(endpoints.changeOwnPassword, async ({ caller, params, body }) => {
    const entry = { ...byCaller(caller), action: 'password.change' } as const;
    await audited(services, { ...entry, target: params.username }, () =>
      changeOwnPassword(services, caller, { ...params, ...body }),
    );
    return done;
  });

  route(endpoints.checkAuth, async () => done);
  route(endpoints.currentUserRoles, async ({ caller }) => [caller.role]);

  route(endpoints.currentUser, async ({ caller }) => {
    const user = await findUserById(services.db, caller.id);
    if (!user) throw new AppError('unauthorized');
    return presentCurrentUser(user);
  });
};

const presentCurrentUser = (user: User): CurrentUser => ({
  id: user.id,
  username: user.username,
  name: user.name,
  firstName: user.firstName,
  lastName: user.lastName,
  enabled: user.enabled,
  roleName: user.roleName,
  createdOn: user.createdOn.toISOString(),
  status: permissionsOf(user.roleName),
});
