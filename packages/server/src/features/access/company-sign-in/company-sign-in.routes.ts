import { type CompanySignIn, companySignInEndpoints as endpoints } from '@soundings/contract/access/company-sign-in';
import { done } from '@soundings/contract/endpoint';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { changedDetails } from '#/platform/audit/changed-details.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findOrigin, rememberDevice } from '../auth/known-device.ts';
import { cookieOptions, setSessionCookies } from '../auth/sessions.ts';
import { findCompanyName, findProvider, type IdentityProvider, removeProvider } from './company-sign-in.store.ts';
import { confirmCompanySignIn, flowMinutes, startCompanySignIn } from './company-sign-in.ts';
import { domainOf, Refusal } from './identity.ts';
import { redirectAddress } from './provider-client.ts';
import { saveProvider } from './save-provider.ts';

const cookieName = 'companySignIn';
const cookiePath = '/api/auth/company';

export const companySignInRoutes = (route: Route, services: Services): void => {
  const { db, env, keys, now } = services;

  const getCompanyName = async (id: string): Promise<string> => {
    const name = await findCompanyName(db, id);
    if (name === null) throw new AppError('notFound');
    return name;
  };

  route(endpoints.companySignIn, async ({ params }) => {
    await getCompanyName(params.id);
    const provider = await findProvider(db, params.id);
    return { redirectAddress: redirectAddress(services), signIn: provider && presentSignIn(provider) };
  });

  route(endpoints.saveCompanySignIn, async ({ caller, params, body }) => {
    const target = await getCompanyName(params.id);
    const before = await findProvider(db, params.id);
    const details = changedDetails(before ? toDetails(presentSignIn(before)) : {}, {
      ...toDetails(body),
      ...(body.clientSecret && { clientSecret: '•••' }),
    });
    const entry = { ...byCaller(caller), action: 'company.sign-in', target, details } as const;
    await audited(services, entry, () => saveProvider(services, params.id, body));
    return done;
  });

  route(endpoints.deleteCompanySignIn, async ({ caller, params }) => {
    const target = await getCompanyName(params.id);
    if (!(await removeProvider(db, params.id))) throw new AppError('notFound');
    const entry = { ...byCaller(caller), action: 'company.sign-in-delete', outcome: 'success', target } as const;
    await addAuditEntry(db, now(), entry);
    return done;
  });

  route(endpoints.startCompanySignIn, async ({ body, request, reply }) => {
    const origin = findOrigin(request, keys, body.username);
    const { address, flow } = await startCompanySignIn(services, body, origin);
    reply.setCookie(cookieName, flow, { ...cookieOptions(env, cookiePath), maxAge: flowMinutes * 60 });
    return { address };
  });

  route(endpoints.confirmCompanySignIn, async (call) => {
    const { body, request, reply, address } = call;
    const flow = request.cookies[cookieName];
    reply.clearCookie(cookieName, cookieOptions(env, cookiePath));
    const record = (actor: string, outcome: 'success' | 'failure', details: Record<string, string>) =>
      addAuditEntry(db, now(), { action: 'sign-in.company', outcome, actor, address, details });
    try {
      const { tokens, username } = await confirmCompanySignIn(services, flow, body, findOrigin(request, keys, ''));
      await record(username, 'success', { domain: domainOf(username) });
      rememberDevice(call, services, username);
      setSessionCookies(reply, env, tokens);
      const { accessToken, refreshToken } = tokens;
      return { accessToken, refreshToken };
    } catch (error) {
      if (error instanceof Refusal) await record('', 'failure', { code: error.code, reason: error.reason });
      throw error;
    }
  });
};

const presentSignIn = (provider: IdentityProvider): CompanySignIn => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  domains: provider.domains,
  roleClaim: provider.roleClaim,
  roles: provider.roles,
  defaultRole: provider.defaultRole,
  allowsPasswords: provider.allowsPasswords,
  enabled: provider.enabled,
});

const toDetails = ({ roles, ...rest }: CompanySignIn) => {
  const { issuer, clientId, domains, roleClaim, defaultRole, allowsPasswords, enabled } = rest;
  const rules = roles.map(({ value, role }) => `${value}: ${role}`);
  return { issuer, clientId, domains, roleClaim, roles: rules, defaultRole, allowsPasswords, enabled };
};
