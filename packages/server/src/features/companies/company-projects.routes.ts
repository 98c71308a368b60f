import { companyProjectsEndpoints as endpoints } from '@soundings/contract/companies/company-projects';
import { done } from '@soundings/contract/endpoint';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { auditCompanyChange, listNames } from './audit-company-change.ts';
import { assignProjectsToCompany, changeCompany } from './change-company.ts';
import { presentCompanyProject } from './companies.present.ts';
import { findCompany } from './companies.store.ts';
import {
  findCompanyProject,
  findProjectNames,
  removeCompanyProjectRows,
  searchCompanyProjects,
  setCompanyProjectEnabled,
} from './company-projects.store.ts';
import { findCompanyUser } from './company-users.store.ts';

export const companyProjectsRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.companyProjects, async ({ params: { id }, query }) => {
    if (!(await findCompany(db, id))) throw new AppError('notFound');
    if (query.userId && !(await findCompanyUser(db, id, query.userId))) throw new AppError('notFound');
    const { rows, totalElements } = await searchCompanyProjects(db, id, query, query);
    return { content: rows.map(presentCompanyProject), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.addCompanyProjects, async ({ caller, params, body }) => {
    const details = { projects: listNames(await findProjectNames(db, body.projectIds)) };
    const entry = { action: 'company.projects-add', caller, companyId: params.id, details } as const;
    const by = { actionedBy: caller.id, actionedOn: now() };
    await auditCompanyChange(services, entry, ({ id }) =>
      changeCompany(db, id, (tx, company) => assignProjectsToCompany(tx, company, body.projectIds, by)),
    );
    return done;
  });

  const findDetails = async (companyId: string, projectId: string) => {
    const project = await findCompanyProject(db, companyId, projectId);
    return { project: project?.projectName ?? projectId };
  };

  route(endpoints.removeCompanyProject, async ({ caller, params: { id, projectId } }) => {
    const details = await findDetails(id, projectId);
    const entry = { action: 'company.project-remove', caller, companyId: id, details } as const;
    await auditCompanyChange(services, entry, () =>
      changeCompany(db, id, async (tx) => {
        if (!(await removeCompanyProjectRows(tx, id, projectId))) throw new AppError('notFound');
      }),
    );
    return done;
  });

  const setEnabled = async (caller: Caller, { id, projectId }: { id: string; projectId: string }, enabled: boolean) => {
    const details = await findDetails(id, projectId);
    const action = enabled ? 'company.project-enable' : 'company.project-disable';
    await auditCompanyChange(services, { action, caller, companyId: id, details }, () =>
      changeCompany(db, id, async (tx) => {
        const set = { enabled, actionedBy: caller.id, actionedOn: now() };
        if (!(await setCompanyProjectEnabled(tx, id, projectId, set))) throw new AppError('notFound');
      }),
    );
    return done;
  };

  route(endpoints.enableCompanyProject, ({ caller, params }) => setEnabled(caller, params, true));
  route(endpoints.disableCompanyProject, ({ caller, params }) => setEnabled(caller, params, false));
};
