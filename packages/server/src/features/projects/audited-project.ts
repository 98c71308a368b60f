import type { AuditAction } from '@soundings/contract/audit-choices';
import { audited } from '#/platform/audit/audited.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** Runs a step of someone signed in and leaves an entry of how it ended. `target` names the project. */
export const auditedProject = <T>(
  services: Services,
  { action, caller, target }: { action: AuditAction; caller: Caller; target: string },
  step: () => Promise<T>,
): Promise<T> => {
  const { id: actorId, username: actor, address } = caller;
  return audited(services, { action, actorId, actor, address, target }, step);
};
