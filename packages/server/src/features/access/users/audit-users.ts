import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import type { AuditEntry } from '#/platform/audit/audit.store.ts';
import { audited } from '#/platform/audit/audited.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findUserById, findUsersByIds, type User } from './users.store.ts';

const entryOf = (action: AuditAction, caller: Caller, target: string) => ({
  ...byCaller(caller),
  action,
  target,
});

/** Does something with one user and writes an entry of how it ended. Throws notFound. */
export const auditUser = async <T>(
  services: Services,
  action: AuditAction,
  { caller, id, details }: { caller: Caller; id: string; details?: AuditEntry['details'] },
  step: (of: { caller: Caller; user: User }) => Promise<T>,
): Promise<T> => {
  const user = await findUserById(services.db, id);
  const entry = { ...entryOf(action, caller, user?.username ?? id), ...(details ? { details } : {}) };
  return audited(services, entry, async () => {
    if (!user) throw new AppError('notFound');
    return step({ caller, user });
  });
};

/** Does something with several users at once and writes an entry for each. Throws notFound where one is none. */
export const auditUsers = async (
  services: Services,
  action: AuditAction,
  { caller, ids }: { caller: Caller; ids: readonly string[] },
  step: (ids: readonly string[]) => Promise<void>,
): Promise<void> => {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = new Map((await findUsersByIds(services.db, wanted)).map(({ id, username }) => [id, username]));
  const all = wanted.reduce(
    (rest, id) => () => audited(services, entryOf(action, caller, found.get(id) ?? id), rest),
    async () => {
      if (found.size !== wanted.length) throw new AppError('notFound');
      await step(wanted);
    },
  );
  await all();
};
