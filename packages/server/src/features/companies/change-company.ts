import type { Company as CompanyAnswer } from '@soundings/contract/companies/companies';
import type { Company } from '#/features/access/users/companies.tables.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { removeLogo } from '#/platform/pictures/stored-picture.ts';
import type { Services } from '#/platform/services.ts';
import { presentCompany } from './companies.present.ts';
import { findCompany, lockCompany, removeCompany } from './companies.store.ts';
import { findCompanyAiChatTypes, findCompanyAssistants, replaceAssistants } from './company-assistants.store.ts';
import { findCompanyLogo } from './company-logo.store.ts';
import { addCompanyProjectRows, lockProjects, searchCompanyProjects } from './company-projects.store.ts';
import { findCompanyUsernames, searchCompanyUsers } from './company-users.store.ts';

/**
 * A step in a transaction that holds the company: changes of one company come one after the other. What people may see
 * can change with it. Throws notFound.
 */
export const changeCompany = <T>(
  db: Database,
  id: string,
  step: (tx: Database, company: Company) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    if (!company) throw new AppError('notFound');
    const result = await step(tx, company);
    await publishEvent(tx, { kind: 'access' });
    return result;
  });

/** Writes an entry into the audit log for each of its users. Throws notFound. */
export const deleteCompany = (
  services: Pick<Services, 'db' | 'now' | 'storage'>,
  caller: Caller,
  { id, companyName }: Company,
): Promise<void> =>
  removeLogo(services, async (tx) => {
    const { now } = services;
    const company = await lockCompany(tx, id);
    const by = { ...byCaller(caller), details: { company: companyName } };
    for (const target of await findCompanyUsernames(tx, id)) {
      await addAuditEntry(tx, now(), { ...by, action: 'user.delete', outcome: 'success', target });
    }
    if (!company || !(await removeCompany(tx, id))) throw new AppError('notFound');
    await publishEvent(tx, { kind: 'access' });
    return company.logoId;
  });

export const setAssistants = async (tx: Database, companyId: string, ids: readonly string[]): Promise<void> => {
  const wanted = distinctIds(ids);
  if ((await replaceAssistants(tx, companyId, wanted)) !== wanted.length) throw new AppError('notFound');
};

/**
 * Gives projects to a company in the caller's transaction; those that it has already stay as they are.
 * Throws notFound where one does not exist, productNotEnabled where the company may not use its type.
 */
export const assignProjectsToCompany = async (
  tx: Database,
  company: Pick<Company, 'id' | 'enabledProducts'>,
  ids: readonly string[],
  by: { readonly actionedBy: string; readonly actionedOn: Date },
): Promise<void> => {
  const wanted = distinctIds(ids);
  if (wanted.length === 0) return;
  const found = await lockProjects(tx, wanted);
  if (found.length !== wanted.length) throw new AppError('notFound');
  if (!found.every(({ projectType }) => company.enabledProducts.includes(projectType))) {
    throw new AppError('productNotEnabled');
  }
  await addCompanyProjectRows(
    tx,
    found.map(({ id }) => ({ companyId: company.id, projectId: id, ...by })),
  );
};

const first = { page: 0, size: 100 };

export const getCompany = async (db: Database, id: string): Promise<CompanyAnswer> => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError('notFound');
  return presentCompany(company, {
    logo: await findCompanyLogo(db, company),
    people: await searchCompanyUsers(db, id, {}, { ...first, sort: 'name' }),
    projects: await searchCompanyProjects(db, id, {}, { ...first, sort: '-actionedOn' }),
    assistants: await findCompanyAssistants(db, id),
    aiChatTypes: await findCompanyAiChatTypes(db, id),
  });
};

export const distinctIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];
