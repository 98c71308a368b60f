import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#/platform/keys/keys.ts';

/** An id of 16 random bytes, and MACs cut to 16 bytes, each as 22 characters. */
const pattern = /^[\w-]{22}(?:\.[\w-]{22})*$/;
const macBytes = 16;

const sign = (key: Uint8Array, id: string, claim: readonly string[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([id, ...claim]))
    .digest()
    .subarray(0, macBytes)
    .toString('base64url');

const readCookie = (cookie = ''): string[] => (pattern.test(cookie) ? cookie.split('.') : []);

/**
 * What a browser has proved before, as a cookie: its id and a MAC for every claim. Whoever holds it still has to prove the
 * same again; it only says whose failures are counted apart from strangers' (OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies").
 * @returns the browser's id where the cookie carries our mark for the claim
 */
export const findDevice = (key: Uint8Array, cookie: string | undefined, ...claim: string[]): string | null => {
  const [id, ...macs] = readCookie(cookie);
  if (id === undefined) return null;
  const expected = sign(key, id, claim);
  return macs.some((mac) => isSameSecret(mac, expected)) ? id : null;
};

export const addDeviceClaim = (
  key: Uint8Array,
  cookie: string | undefined,
  max: number,
  ...claim: string[]
): string => {
  const [id = randomBytes(macBytes).toString('base64url'), ...macs] = readCookie(cookie);
  const own = sign(key, id, claim);
  return [id, ...[...macs.filter((mac) => mac !== own), own].slice(-max)].join('.');
};
