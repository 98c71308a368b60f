import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Browser } from './browser.ts';

/*
 * An authenticator and the browser before it, written from WebAuthn 3 and RFC 8949 and 9052: it shares nothing with the
 * library that the server verifies with.
 */

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

/** RFC 8949, as far as it is needed: integers, texts, bytes and maps. */
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...(value as ReadonlyMap<Cbor, Cbor>)].flat();
  return Buffer.concat([head(5, pairs.length / 2), ...pairs.map(encodeCbor)]);
};

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

/** What an answer has otherwise than an honest browser and authenticator would give it. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
}

/** @param step by which the counter goes up; 0 for one that doesn't count, as synced passkeys don't. */
export const createAuthenticator = (origin: string, step = 1) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = toText(credentialId);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (rpId: string, lies: Lies, attested = Buffer.alloc(0)): Buffer => {
    const verified = lies.isVerified === false ? 0 : flag.verified;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const flags = flag.present | verified | (attested.length > 0 ? flag.attested : 0);
    return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  /** RFC 9053, 7.1: EC2, ES256, P-256. */
  const coseKey = (): Buffer => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const bytes = (text = '') => Buffer.from(text, 'base64url');
    return encodeCbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  };

  return {
    id,
    /** Answers what `startPasskey` asks. */
    create: (options: { challenge: string; rp: { id: string }; user: { id: string } }, lies: Lies = {}) => {
      userHandle = options.user.id;
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
      const authData = authenticatorData(options.rp.id, lies, attested);
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: lies.id ?? id,
        rawId: lies.id ?? id,
        type: 'public-key',
        response: {
          clientDataJSON: toText(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: toText(encodeCbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answers what `startPasskeySignIn` asks. */
    get: (options: { challenge: string; rpId: string }, lies: Lies = {}) => {
      counter += step;
      const client = clientData('webauthn.get', options.challenge, lies);
      const data = authenticatorData(options.rpId, lies);
      return {
        id: lies.id ?? id,
        rawId: lies.id ?? id,
        type: 'public-key',
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? userHandle,
        },
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

export const passkeysPath = '/api/user-data/passkeys';

export const addPasskey = async (browser: Browser, authenticator: Authenticator, lies: Lies = {}, name = 'Laptop') => {
  const { body: options } = await browser.post(`${passkeysPath}/challenge`);
  return browser.post(passkeysPath, { name, credential: authenticator.create(options, lies) });
};

export const signInByPasskey = async (browser: Browser, authenticator: Authenticator, lies: Lies = {}, more = {}) => {
  const { body: options } = await browser.post('/api/auth/passkey');
  return browser.post('/api/auth/passkey/confirm', { credential: authenticator.get(options, lies), ...more });
};
