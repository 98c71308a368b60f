import * as oidc from 'openid-client';
import { fetch } from 'undici';
import { publicAddress } from '#/env.ts';
import { checkUrl, findKeyAddressError } from '#/platform/fetch/address-guard.ts';
import { readBody } from '#/platform/fetch/fetcher.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { unsealVendorKey } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import type { IdentityProvider } from './company-sign-in.store.ts';

type Needed = Pick<Services, 'env' | 'fetcher' | 'keys'>;
type Client = Pick<IdentityProvider, 'issuer' | 'clientId'>;

const timeoutSeconds = 10;
const maxBytes = 1024 * 1024;

/** What the provider leads a browser back to: the page of the sign-in hands the code on. */
export const redirectAddress = ({ env }: Pick<Services, 'env'>): string => `${publicAddress(env)}/login`;

export const secretContext = (companyId: string): string => `identity-provider ${companyId}`;

/** Of the public internet alone, and of hosts that whoever runs the server has allowed; nothing long. */
const guardedFetch =
  ({ env, fetcher }: Needed): oidc.CustomFetch =>
  async (address, { body, headers, method, signal }) => {
    const url = checkUrl(address, undefined, new Set(env.FETCH_ALLOW_HOSTS));
    if (findKeyAddressError(url.origin, env.FETCH_ALLOW_HOSTS)) throw new Error('the address is not allowed');
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      dispatcher: fetcher.guarded,
      ...(body === null || body === undefined ? {} : { body: body as URLSearchParams }),
      ...(signal && { signal }),
    });
    const bytes = await readBody(answer.body, answer.headers.get('content-length'), maxBytes);
    const { status } = answer;
    const contentType = answer.headers.get('content-type') ?? '';
    return new Response(status === 204 ? null : (bytes as Uint8Array<ArrayBuffer>), {
      status,
      headers: { 'content-type': contentType },
    });
  };

/** In the way that the provider takes; where it names none, that of OpenID Connect Discovery 1.0, 3. */
const authenticateClient =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (isPost ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret))(server, ...request);
  };

/** Reads what the provider says of itself. Signatures are checked, also of what came over TLS. Throws serviceUnavailable. */
export const discover = async (
  services: Needed,
  { issuer, clientId }: Client,
  clientSecret: string,
): Promise<oidc.Configuration> => {
  const isPlain = new URL(issuer).protocol === 'http:';
  try {
    if (findKeyAddressError(issuer, services.env.FETCH_ALLOW_HOSTS)) throw new Error('the issuer is not allowed');
    return await oidc.discovery(new URL(issuer), clientId, undefined, authenticateClient(clientSecret), {
      [oidc.customFetch]: guardedFetch(services),
      timeout: timeoutSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    });
  } catch {
    throw new AppError('serviceUnavailable');
  }
};

export const discoverStored = (services: Needed, provider: IdentityProvider): Promise<oidc.Configuration> =>
  discover(
    services,
    provider,
    unsealVendorKey(services.keys, provider.clientSecret, secretContext(provider.companyId)),
  );
