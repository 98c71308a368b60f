import { type NewCompanyUser, usersEndpoints } from '@soundings/contract/access/users';
import { companiesEndpoints as endpoints } from '@soundings/contract/companies/companies';
import { done } from '@soundings/contract/endpoint';
import type { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { addCompanyUser } from './add-company-user.ts';
import { auditCompanyChange } from './audit-company-change.ts';
import { presentCompanyUser } from './companies.present.ts';
import { findCompany } from './companies.store.ts';
import { findProjectNames } from './company-projects.store.ts';
import { findCompanyUser, searchCompanyUsers } from './company-users.store.ts';
import { listNames } from './list-names.ts';
import { setCompanyUserProjects } from './set-company-user-projects.ts';

export const companyUsersRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.companyUsers, async ({ params, query }) => {
    if (!(await findCompany(db, params.id))) throw new AppError('notFound');
    const { rows, totalElements } = await searchCompanyUsers(db, params.id, query, query);
    return { content: rows.map(presentCompanyUser), totalElements, page: query.page, size: query.size };
  });

  const add = async (caller: Caller, companyId: string, user: z.output<typeof NewCompanyUser>) => {
    const details = { role: user.roleName };
    const entry = { action: 'user.create', caller, companyId, target: user.username, details } as const;
    return { id: await auditCompanyChange(services, entry, ({ id }) => addCompanyUser(services, caller, id, user)) };
  };

  route(endpoints.addCompanyUser, ({ caller, params, body }) => add(caller, params.id, body));
  // The same under the address of users.
  route(usersEndpoints.addCustomer, ({ caller, body: { companyId, ...user } }) => add(caller, companyId, user));

  route(endpoints.setCompanyUserProjects, async ({ caller, params: { id, userId }, body }) => {
    const user = await findCompanyUser(db, id, userId);
    const target = user?.username ?? `user ${userId}`;
    const details = { projects: listNames(await findProjectNames(db, body.projectIds)) };
    const entry = { action: 'user.projects', caller, companyId: id, target, details } as const;
    await auditCompanyChange(services, entry, () => setCompanyUserProjects(db, id, userId, body.projectIds));
    return done;
  });
};
