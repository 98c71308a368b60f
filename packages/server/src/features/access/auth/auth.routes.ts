import { accessEndpoints as endpoints } from '@soundings/contract/access/auth';
import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { done } from '@soundings/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { audited } from '#/platform/audit/audited.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById } from '../users/users.store.ts';
import { accessTokenOf } from './authenticate.ts';
import { changeForgottenPassword } from './change-forgotten-password.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { clearSessionCookies, setSessionCookies } from './cookies.ts';
import { confirmNewPassword, requestNewPassword } from './forgot-password.ts';
import { findOrigin, rememberDevice } from './known-device.ts';
import { presentCurrentUser } from './present-user.ts';
import { refreshSession } from './refresh-session.ts';
import { cameThroughProxy } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import type { SessionTokens } from './start-session.ts';

const presentTokens = ({ accessToken, refreshToken }: SessionTokens) => ({ accessToken, refreshToken });

export const authRoutes = (route: Route, services: Services): void => {
  const { env, keys } = services;
  const audit = <T>(
    action: AuditAction,
    call: { address: string; body: { username: string } },
    step: () => Promise<T>,
  ) => audited(services, { action, actor: call.body.username, address: call.address }, step);

  const originOf = ({ request, body }: { request: FastifyRequest; body: { username: string } }) =>
    findOrigin(request, keys, body.username);

  route(endpoints.login, (call) => {
    const throughProxy = cameThroughProxy(call.request);
    return audit('sign-in.password', call, () => signIn(services, { ...call.body, ...originOf(call), throughProxy }));
  });

  route(endpoints.confirmLogin, async (call) => {
    const confirmed = await audit('sign-in.code', call, () =>
      confirmSignIn(services, { ...call.body, ...originOf(call) }),
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
    await signOut(services, { access: accessTokenOf(request), refresh: request.cookies.refreshToken ?? null }, address);
    clearSessionCookies(reply, env);
    return done;
  });

  route(endpoints.forgotPassword, (call) =>
    audit('forgot-password.request', call, () => requestNewPassword(services, call.body.username, originOf(call))),
  );

  route(endpoints.confirmForgotPassword, (call) =>
    audit('forgot-password.code', call, () => confirmNewPassword(services, { ...call.body, ...originOf(call) })),
  );

  route(endpoints.changeForgottenPassword, async (call) => {
    const tokens = await audit('password.change', call, () =>
      changeForgottenPassword(services, { ...call.body, ...originOf(call) }),
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
