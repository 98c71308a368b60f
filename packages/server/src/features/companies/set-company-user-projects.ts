import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { changeCompany } from './change-company.ts';
import { countGiven } from './company-projects.store.ts';
import { lockCompanyUser, replaceProjectsOf } from './company-users.store.ts';
import { distinctIds } from './distinct-ids.ts';

/** Gives a user these of the company's projects and no others. Throws notFound where the company lacks one. */
export const assignProjects = async (
  tx: Database,
  companyId: string,
  userId: string,
  projectIds: readonly string[],
): Promise<void> => {
  const wanted = distinctIds(projectIds);
  if (wanted.length > 0 && (await countGiven(tx, companyId, wanted)) !== wanted.length) throw new AppError('notFound');
  await replaceProjectsOf(tx, userId, wanted);
};

/** The same for a user who is there. Throws notFound where they are not of this company. */
export const setCompanyUserProjects = (
  db: Database,
  companyId: string,
  userId: string,
  projectIds: readonly string[],
): Promise<void> =>
  changeCompany(db, companyId, async (tx) => {
    if (!(await lockCompanyUser(tx, companyId, userId))) throw new AppError('notFound');
    await assignProjects(tx, companyId, userId, projectIds);
  });
