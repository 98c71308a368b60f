import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import type { Company } from '#/features/access/users/companies.tables.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findCompany } from './companies.store.ts';

type Details = Record<string, string | number | boolean>;

interface Change {
  readonly action: AuditAction;
  readonly caller: Caller;
  readonly companyId: string;
  readonly target?: string;
  readonly details?: Details | ((company: Company) => Details);
}

/** Throws notFound. */
export const auditCompanyChange = async <T>(
  services: Services,
  { action, caller, companyId, target, details }: Change,
  step: (company: Company) => Promise<T>,
): Promise<T> => {
  const company = await findCompany(services.db, companyId);
  const companyName = company?.companyName ?? `company ${companyId}`;
  const given = typeof details === 'function' ? company && details(company) : details;
  const allDetails = { ...given, ...(target ? { company: companyName } : {}) };
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

const longest = 1000;

export const listNames = (names: readonly string[]): string => {
  const text = names.join(', ');
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
};
