import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Name } from '../text.ts';
import { accessEndpoints } from './auth.ts';

export const maxPasskeys = 10;

export const PasskeyRow = z.object({
  id: z.uuid(),
  name: z.string(),
  createdOn: z.iso.datetime(),
  /** Null where nobody has signed in with it yet. */
  lastUsedOn: z.iso.datetime().nullable(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

/** Bytes as WebAuthn's JSON forms write them. */
const Base64Url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]+$/);

const credential = { id: Base64Url, rawId: Base64Url, type: z.literal('public-key') };

/** What `navigator.credentials.create` gives, as `toJSON` writes it (WebAuthn 3, 5.1: RegistrationResponseJSON). */
const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get` gives (AuthenticationResponseJSON). */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url,
  }),
});
export type Assertion = z.output<typeof Assertion>;

const Described = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
});

const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Described),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

const OfUser = z.object({ id: z.uuid() });
const PasskeyId = z.object({ passkeyId: z.uuid() });

export const passkeysEndpoints = {
  ownPasskeys: endpoint({
    method: 'GET',
    path: '/api/user-data/passkeys',
    summary: 'The passkeys of the signed-in user, newest first',
    access: 'signed-in',
    answer: z.array(PasskeyRow),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/api/user-data/passkeys/challenge',
    summary: 'What a browser needs to make a passkey (WebAuthn), good once and for five minutes',
    access: 'signed-in',
    answer: CreationOptions,
    errors: ['limitReached', 'companySignInRequired'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/user-data/passkeys',
    summary: 'Keep a passkey that a browser has made',
    access: 'signed-in',
    body: z.object({ name: Name.max(80), credential: Registration }),
    answer: PasskeyRow,
    status: 201,
    errors: ['passkeyRefused', 'limitReached', 'companySignInRequired'],
  }),
  deletePasskey: endpoint({
    method: 'DELETE',
    path: '/api/user-data/passkeys/{passkeyId}',
    summary: 'Remove a passkey; sessions that it began go on',
    access: 'signed-in',
    params: PasskeyId,
    answer: Done,
    errors: ['notFound'],
  }),
  userPasskeys: endpoint({
    method: 'GET',
    path: '/api/user/management/{id}/passkeys',
    summary: 'The passkeys of a user, newest first',
    access: 'users.manage',
    params: OfUser,
    answer: z.array(PasskeyRow),
    errors: ['notFound'],
  }),
  deleteUserPasskey: endpoint({
    method: 'DELETE',
    path: '/api/user/management/{id}/passkeys/{passkeyId}',
    summary: 'Remove a passkey of a user',
    access: 'users.manage',
    params: OfUser.extend(PasskeyId.shape),
    answer: Done,
    errors: ['notFound'],
  }),
  startPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'What a browser needs to sign in with a passkey, good once and for five minutes',
    access: 'public',
    answer: RequestOptions,
    errors: ['tooManyRequests'],
  }),
  confirmPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/confirm',
    summary: 'Exchange what a passkey has signed for tokens (also set as cookies), without password and code',
    access: 'public',
    body: z.object({ credential: Assertion, rememberMe: z.boolean().default(false) }),
    answer: accessEndpoints.refresh.answer,
    errors: ['passkeyRefused', 'companySignInRequired', 'tooManyRequests'],
  }),
};
