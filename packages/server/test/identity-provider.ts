/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export const client = { clientId: 'soundings', clientSecret: 'a secret between the two of them' } as const;

type Claims = Record<string, unknown>;

interface Grants {
  client: { clientId: string };
  session: { accountId: string };
  provider: Provider;
}

/**
 * A real provider (oidc-provider) where whoever is `account.claims` signs in without being asked. It insists on PKCE, and
 * takes a code once.
 */
export const openIdentityProvider = async () => {
  const account = { claims: {} as Claims };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const settings = (redirectAddress: string) => ({
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectAddress] }],
    claims: {
      openid: ['sub', 'groups'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...account.claims, sub }) }),
    loadExistingGrant: async ({ oidc }: { oidc: Grants }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  /** Answers from then on, and leads back to that address alone. */
  const serve = (redirectAddress: string): void => {
    const provider = new Provider(issuer, settings(redirectAddress));
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response);
      return provider.interactionFinished(request, response, { login: { accountId: String(account.claims.sub) } });
    });
  };

  /** Follows the provider as a fresh browser does. @returns where it leads back to, with code and state. */
  const visit = async (address: string): Promise<URL> => {
    const redirectAddress = new URL(address).searchParams.get('redirect_uri')!;
    const jar = new Map<string, string>();
    let next = address;
    for (let hops = 0; hops < 10; hops += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await fetch(next, { redirect: 'manual', headers: { cookie } });
      await reply.text();
      for (const set of reply.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
        jar.set(name!, value!);
      }
      const location = reply.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${reply.status}`);
      next = new URL(location, next).href;
      if (next.startsWith(redirectAddress)) return new URL(next);
    }
    throw new Error('the provider leads nowhere');
  };

  return { issuer, host, account, serve, visit, close: () => void server.close() };
};

/** A provider that answers every code with an ID token of `claims`, whoever they are about: for tokens that no real one makes. */
export const openLyingProvider = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const told = { claims: {} as Claims, isSignedByStranger: false, issuerInMetadata: null as string | null };
  const server = createServer(async (request, response) => {
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer: told.issuerInMetadata ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (request.url === '/jwks') return send({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }] });
    const idToken = await new SignJWT(told.claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(told.isSignedByStranger ? stranger.privateKey : privateKey);
    return send({ access_token: 'x', token_type: 'bearer', id_token: idToken });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  return { issuer, host, told, close: () => void server.close() };
};
