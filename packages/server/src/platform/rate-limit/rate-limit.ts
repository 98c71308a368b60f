import ipaddr from 'ipaddr.js';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { addHit, findHits, type Hit, removeHits, subtractHit } from './rate-limit.store.ts';

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

/**
 * What an address counts as in limits: an IPv4 address for itself, also where it is written into IPv6 (RFC 4291 2.5.5.2,
 * RFC 6052), any other IPv6 address with the /64 that one subscriber is given.
 */
export const toNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const bytes = parsed.toByteArray();
  if (parsed.range() === 'rfc6052') return bytes.slice(12).join('.');
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...Array<number>(8).fill(0)])}/64`;
};

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${subject}`;

/**
 * Counts one hit of `subject`. Throws tooManyRequests beyond the limit. Count before the work, so that calls that come
 * at the same time cannot all pass. @returns how many hits there are.
 */
export const countHit = async (db: Database, limit: Limit, subject: string, now: Date): Promise<number> => {
  const hit = await addHit(db, keyOf(limit, subject), now, new Date(now.getTime() + limit.seconds * 1000));
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
    if (!(error instanceof AppError)) await giveHitBack(db, limit, subject).catch(() => undefined);
    throw error;
  }
};

/** Throws tooManyRequests where the limit is used up; counts nothing. */
export const refuseBeyond = async (db: Database, limit: Limit, subject: string, now: Date): Promise<void> => {
  const hit = await findHits(db, keyOf(limit, subject), now);
  if (hit && hit.hits >= limit.max) refuse(hit, now);
};

/** The same, for limits on failures alone: a try that succeeds does not count either. */
export const countFailure = async <T>(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
  step: () => Promise<T>,
): Promise<T> => {
  const result = await countTry(db, limit, subject, now, step);
  await giveHitBack(db, limit, subject);
  return result;
};

/** How often `subject` was counted in the window that is open; 0 where none is. */
export const findHitCount = async (db: Database, limit: Limit, subject: string, now: Date): Promise<number> =>
  (await findHits(db, keyOf(limit, subject), now))?.hits ?? 0;

/** Takes one hit back: what it was counted for did not happen. */
export const giveHitBack = (db: Database, limit: Limit, subject: string): Promise<void> =>
  subtractHit(db, keyOf(limit, subject));

export const clearHits = (db: Database, limit: Limit, subject: string): Promise<void> =>
  removeHits(db, keyOf(limit, subject));
