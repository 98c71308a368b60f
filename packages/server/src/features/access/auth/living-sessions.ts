import type { Services } from '#/platform/services.ts';
import { findLivingSessions } from './sessions.store.ts';

/** Those of the sessions that live: not signed out, not expired, neither user nor company disabled. */
export const livingSessions = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => (ids.length === 0 ? new Set<string>() : findLivingSessions(db, ids, now()));
