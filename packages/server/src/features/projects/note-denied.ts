import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** Writes down that someone asked for a project that is not theirs to see. */
export const noteDenied = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  projectId: string,
): Promise<void> => {
  const entry = { ...byCaller(caller), action: 'access.denied', outcome: 'failure' } as const;
  return addAuditEntry(db, now(), { ...entry, target: `project ${projectId}` });
};
