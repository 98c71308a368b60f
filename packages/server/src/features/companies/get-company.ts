import type { Company } from '@soundings/contract/companies/companies';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { presentCompany } from './companies.present.ts';
import { findCompany } from './companies.store.ts';
import { aiChatTypesOf, assistantsOf } from './company-assistants.store.ts';
import { searchCompanyProjects } from './company-projects.store.ts';
import { searchCompanyUsers } from './company-users.store.ts';

const first = { page: 0, size: 100 };

/** A company with the first of its people and projects. Throws notFound. */
export const getCompany = async (db: Database, id: string): Promise<Company> => {
  const company = await findCompany(db, id);
  if (!company) throw new AppError('notFound');
  return presentCompany(company, {
    people: await searchCompanyUsers(db, id, {}, { ...first, sort: 'name' }),
    projects: await searchCompanyProjects(db, id, {}, { ...first, sort: '-actionedOn' }),
    assistants: await assistantsOf(db, id),
    aiChatTypes: await aiChatTypesOf(db, id),
  });
};
