import type { Company } from '#/features/access/users/companies.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { addCompanyProjectRows, lockProjects } from './company-projects.store.ts';
import { distinctIds } from './distinct-ids.ts';

/**
 * Gives projects to a company in the caller's transaction; those that it has already stay as they are.
 * Throws notFound where one does not exist, productNotEnabled where the company may not use its type.
 */
export const giveProjects = async (
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
