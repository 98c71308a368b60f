import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
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
  };
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

/** HMAC-SHA-256 in hexadecimal: what is stored of a short secret cannot be searched without the key. */
export const keyedHash = (key: Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest('hex');
