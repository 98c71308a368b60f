import * as oidc from 'openid-client';
import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import { seal, unseal } from '#/platform/keys/keys.ts';
import { countFailure, countHit, type Limit } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { limitSubject, type Origin } from '../auth/known-device.ts';
import type { SessionTokens } from '../auth/sessions.ts';
import { admitIdentity } from './admit-identity.ts';
import { findProviderOfDomain, findUsedProvider, type IdentityProvider } from './company-sign-in.store.ts';
import { domainOf, Refusal, readIdentity } from './identity.ts';
import { discoverStored, redirectAddress } from './provider-client.ts';

const startsFromAddress: Limit = { name: 'company-sign-in-address', max: 60, seconds: 900 };
const failuresFromAddress: Limit = { name: 'company-sign-in-failed-address', max: 30, seconds: 900 };

export const flowMinutes = 10;

/** What a browser needs to come back with; it holds it sealed, in a cookie that no page can read. */
const Flow = z.object({
  companyId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  rememberMe: z.boolean(),
  startedOn: z.number(),
});
type Flow = z.infer<typeof Flow>;

const flowContext = 'company-sign-in';

/**
 * Begins a sign-in with the provider of an e-mail's domain: authorization code with PKCE, state and nonce. @returns where
 * the browser goes, and what it keeps. Throws notFound, serviceUnavailable and tooManyRequests.
 */
export const startCompanySignIn = async (
  services: Services,
  { username, rememberMe }: { readonly username: string; readonly rememberMe: boolean },
  origin: Origin,
): Promise<{ address: string; flow: string }> => {
  const { db, keys, now } = services;
  await countHit(db, startsFromAddress, limitSubject(origin), now());
  const provider = await findProviderOfDomain(db, domainOf(username));
  if (!provider) throw new AppError('notFound');
  const config = await discoverStored(services, provider);
  const flow: Flow = {
    companyId: provider.companyId,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    rememberMe,
    startedOn: now().getTime(),
  };
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectAddress(services),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    login_hint: username,
  });
  return { address: address.href, flow: seal(keys.companySignIn, JSON.stringify(flow), flowContext) };
};

const readFlow = ({ keys, now }: Services, sealed: string | undefined): Flow => {
  try {
    const flow = Flow.parse(JSON.parse(unseal(keys.companySignIn, sealed ?? '', flowContext)));
    if (now().getTime() - flow.startedOn <= flowMinutes * 60_000) return flow;
  } catch {
    throw new Refusal('noSignInBegun');
  }
  throw new Refusal('tooLate');
};

interface Returned {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** Exchanges the code; state, nonce, issuer, audience, signature and time are checked by openid-client. */
const exchangeCode = async (
  services: Services,
  provider: IdentityProvider,
  flow: Flow,
  { code, state, iss }: Returned,
) => {
  const config = await discoverStored(services, provider);
  const returnedTo = new URL(redirectAddress(services));
  returnedTo.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
  try {
    const tokens = await oidc.authorizationCodeGrant(config, returnedTo, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const isComplete = claims.email !== undefined && (provider.roleClaim === '' || provider.roleClaim in claims);
    if (isComplete || !config.serverMetadata().userinfo_endpoint) return claims;
    return { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) };
  } catch (error) {
    throw new Refusal('notConfirmed', { cause: error });
  }
};

/**
 * Ends a sign-in with a session, as a user of that company and of no other. Throws a Refusal, which says why to the audit
 * log alone, and tooManyRequests.
 */
export const confirmCompanySignIn = (
  services: Services,
  sealedFlow: string | undefined,
  returned: Returned,
  origin: Origin,
): Promise<{ tokens: SessionTokens; username: string }> =>
  countFailure(services.db, failuresFromAddress, limitSubject(origin), services.now(), async () => {
    const flow = readFlow(services, sealedFlow);
    const provider = await findUsedProvider(services.db, flow.companyId);
    if (!provider) throw new Refusal('noProvider');
    const identity = readIdentity(await exchangeCode(services, provider, flow, returned), provider);
    return admitIdentity(services, provider, identity, { ...origin, rememberMe: flow.rememberMe });
  });
