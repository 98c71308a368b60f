import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import type { Company } from '#/features/access/users/companies.tables.ts';
import { audited } from '#/platform/audit/audited.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findCompany } from './companies.store.ts';

interface Change {
  readonly action: AuditAction;
  readonly caller: Caller;
  readonly companyId: string;
  /** Whom or what it is about, where that is not the company itself, which is then among the details. */
  readonly target?: string;
  readonly details?: Record<string, string | number | boolean>;
}

/** Runs a change of a company and writes one entry that names the company. Throws notFound where there is none. */
export const auditCompanyChange = async <T>(
  services: Services,
  { action, caller, companyId, target, details }: Change,
  step: (company: Company) => Promise<T>,
): Promise<T> => {
  const company = await findCompany(services.db, companyId);
  const companyName = company?.companyName ?? `company ${companyId}`;
  const allDetails = { ...details, ...(target ? { company: companyName } : {}) };
  const entry = {
    ...byCaller(caller),
    action,
    target: target ?? companyName,
    ...(Object.keys(allDetails).length > 0 ? { details: allDetails } : {}),
  };
  return audited(services, entry, async () => {
    if (!company) throw new AppError('notFound');
    return step(company);
  });
};
