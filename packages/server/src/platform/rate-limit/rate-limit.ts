import ipaddr from 'ipaddr.js';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { addHit, findHits, type Hit, putWindow, removeHits, subtractHit } from './rate-limit.store.ts';

/** At most `max` hits in `seconds`, counted from the first one. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

const refuse = (hit: Hit, now: Date): never => {
  const retryAfterSeconds = Math.max(1, Math.ceil((hit.windowEndsOn.getTime() - now.getTime()) / 1000));
  throw new AppError('tooManyRequests', { retryAfterSeconds });
};

/** Some proxies write the port behind the address; each connection has another one. */
const withoutPort = (address: string): string =>
  /^\s*\[([^\]]+)\](?::\d{1,5})?\s*$/.exec(address)?.[1] ??
  /^\s*(\d+(?:\.\d+){3}):\d{1,5}\s*$/.exec(address)?.[1] ??
  address.trim();

/**
 * What an address counts as in limits: an IPv4 address for itself, also where it is written into IPv6 (RFC 4291 2.5.5.2,
 * RFC 6052, RFC 3056), any other IPv6 address with the /64 that one subscriber is given.
 */
export const toNetwork = (given: string): string => {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const bytes = parsed.toByteArray();
  if (parsed.range() === 'rfc6052') return bytes.slice(12).join('.');
  // Whoever has an IPv4 address has 65,536 networks of these.
  if (parsed.range() === '6to4') return bytes.slice(2, 6).join('.');
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...Array<number>(8).fill(0)])}/64`;
};

const limitKey = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

/**
 * Counts one hit of `subject`. Throws tooManyRequests beyond the limit. Count before the work, so that calls that come
 * at the same time cannot all pass. @returns how many hits there are.
 */
export const countHit = async (db: Database, limit: Limit, subject: string, now: Date): Promise<number> => {
  const hit = await addHit(db, limitKey(limit, subject), now, new Date(now.getTime() + limit.seconds * 1000));
  if (hit.hits > limit.max) refuse(hit, now);
  return hit.hits;
};

/**
 * Counts a try and makes it. A try that fails by a fault of ours (the database went away) is not the caller's and
 * does not count. Throws tooManyRequests beyond the limit, and whatever the step throws.
 */
export const countTry = async <T>(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
  step: () => Promise<T>,
): Promise<T> => {
  await countHit(db, limit, subject, now);
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof AppError)) await refundHit(db, limit, subject).catch(() => undefined);
    throw error;
  }
};

/** Throws tooManyRequests where one of the limits is used up; counts nothing. */
export const assertWithinLimits = async (
  db: Database,
  counted: readonly { readonly limit: Limit; readonly subject: string }[],
  now: Date,
): Promise<void> => {
  const maxByKey = new Map(counted.map(({ limit, subject }) => [limitKey(limit, subject), limit.max]));
  const usedUp = (await findHits(db, [...maxByKey.keys()], now)).find(
    ({ key, hits }) => hits >= (maxByKey.get(key) ?? 0),
  );
  if (usedUp) refuse(usedUp, now);
};

export const countFailure: typeof countTry = async (db, limit, subject, now, step) => {
  const result = await countTry(db, limit, subject, now, step);
  await refundHit(db, limit, subject);
  return result;
};

export const findHitCount = async (db: Database, limit: Limit, subject: string, now: Date): Promise<number> =>
  (await findHits(db, [limitKey(limit, subject)], now))[0]?.hits ?? 0;

export interface Memory {
  readonly name: string;
  readonly seconds: number;
}

const windowKey = ({ name }: Memory, subject: string) => `${name}:${subject}`;

/** Whether something is remembered of `subject`: `no`, `yes`, or `fading` once less than half of its time is left. */
export const findMemory = async (
  db: Database,
  memory: Memory,
  subject: string,
  now: Date,
): Promise<'no' | 'fading' | 'yes'> => {
  const [window] = await findHits(db, [windowKey(memory, subject)], now);
  if (!window) return 'no';
  return window.windowEndsOn.getTime() - now.getTime() < memory.seconds * 500 ? 'fading' : 'yes';
};

export const remember = (db: Database, memory: Memory, subject: string, now: Date): Promise<void> =>
  putWindow(db, windowKey(memory, subject), new Date(now.getTime() + memory.seconds * 1000));

export const refundHit = (db: Database, limit: Limit, subject: string): Promise<void> =>
  subtractHit(db, limitKey(limit, subject));

export const clearHits = (db: Database, limit: Limit, subject: string): Promise<void> =>
  removeHits(db, limitKey(limit, subject));
