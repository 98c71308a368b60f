import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keys for separate purposes, all derived from the one application secret: none can stand in for another. */
export interface Keys {
  readonly accessToken: Uint8Array;
  readonly refreshToken: Uint8Array;
  readonly oneTimeCode: Uint8Array;
  readonly projectPassword: Uint8Array;
  readonly chartToken: Uint8Array;
  readonly chartCookie: Uint8Array;
  readonly sourceSecret: Uint8Array;
  readonly browserMark: Uint8Array;
  readonly backup: Uint8Array;
  readonly apiToken: Uint8Array;
  readonly companySignIn: Uint8Array;
  readonly unsubscribe: Uint8Array;
  readonly reportLink: Uint8Array;
}

/** HKDF-SHA-256 (RFC 5869), one label a purpose. */
export const deriveKeys = (secret: string): Keys => {
  const derive = (label: string) => new Uint8Array(hkdfSync('sha256', secret, 'soundings', label, 32));
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    oneTimeCode: derive('one-time-code'),
    projectPassword: derive('project-password'),
    chartToken: derive('chart-token'),
    chartCookie: derive('chart-cookie'),
    sourceSecret: derive('source-secret'),
    browserMark: derive('browser-mark'),
    backup: derive('backup'),
    apiToken: derive('api-token'),
    companySignIn: derive('company-sign-in'),
    unsubscribe: derive('unsubscribe'),
    reportLink: derive('report-link'),
  };
};

/** In a time that tells neither where two texts differ nor how long they are. */
export const isSameSecret = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** The secret given in the settings, else the one in `secret.key`, made at the first start (0600). */
export const readSecret = async (given: string | undefined, dataDirectory: string): Promise<string> => {
  if (given) return given;
  const path = join(dataDirectory, 'secret.key');
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (existing?.trim()) return existing.trim();
  const secret = randomBytes(32).toString('base64url');
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secret;
};

export const hasOtherSecret = async (given: string | undefined, dataDirectory: string): Promise<boolean> => {
  const path = join(dataDirectory, 'secret.key');
  return given !== undefined && existsSync(path) && (await readSecret(undefined, dataDirectory)) !== given;
};

/** HMAC-SHA-256 in hexadecimal: what is stored of a short secret cannot be searched without the key. */
export const keyedHash = (key: Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest('hex');

const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM for what must be shown again. `context` (an id) is authenticated with it, so that a sealed text cannot
 * be moved to another row. @returns base64url of iv, tag and ciphertext.
 */
export const seal = (key: Uint8Array, text: string, context: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Throws where the text was sealed with another key or for another context, or was changed. */
export const unseal = (key: Uint8Array, sealed: string, context: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
};
