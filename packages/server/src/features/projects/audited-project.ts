import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { audited } from '#/platform/audit/audited.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

/** Runs a step of someone signed in and leaves an entry of how it ended. `target` names the project. */
export const auditedProject = <T>(
  services: Services,
  entry: { action: AuditAction; caller: Caller; target: string; details?: Record<string, string | boolean> },
  step: () => Promise<T>,
): Promise<T> => {
  const { caller, ...what } = entry;
  return audited(services, { ...byCaller(caller), ...what }, step);
};
