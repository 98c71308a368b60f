import { companiesEndpoints as endpoints } from '@soundings/contract/companies/companies';
import { done } from '@soundings/contract/endpoint';
import { revokeCompanyAccess } from '#/features/access/auth/revoke-access.ts';
import type { Company } from '#/features/access/users/companies.tables.ts';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { changedDetails } from '#/platform/audit/changed-details.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { auditCompanyChange, listNames } from './audit-company-change.ts';
import { changeCompany, deleteCompany, getCompany, setAssistants } from './change-company.ts';
import { presentCompanyRow } from './companies.present.ts';
import { searchCompanies, setCompany } from './companies.store.ts';
import { findAssistantNames, replaceAiChats } from './company-assistants.store.ts';
import { createCompany } from './create-company.ts';

export const companiesRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;

  route(endpoints.listCompanies, async ({ query }) => {
    const { rows, totalElements } = await searchCompanies(db, query, query);
    return { content: rows.map(presentCompanyRow), totalElements, page: query.page, size: query.size };
  });

  route(endpoints.createCompany, async ({ caller, body }) => {
    const details = { users: body.companyUsers.length, projects: body.assignedProjects.length };
    const entry = { ...byCaller(caller), action: 'company.create', target: body.companyName, details } as const;
    return { id: await audited(services, entry, () => createCompany(services, caller, body)) };
  });

  route(endpoints.company, ({ params }) => getCompany(db, params.id));

  route(endpoints.updateCompany, async ({ caller, params, body }) => {
    const details = (company: Company) => changedDetails(company, body);
    const entry = { action: 'company.change', caller, companyId: params.id, details } as const;
    await auditCompanyChange(services, entry, ({ id }) => changeCompany(db, id, (tx) => setCompany(tx, id, body)));
    return done;
  });

  route(endpoints.deleteCompany, async ({ caller, params }) => {
    const entry = { action: 'company.delete', caller, companyId: params.id } as const;
    await auditCompanyChange(services, entry, (company) => deleteCompany(services, caller, company));
    return done;
  });

  route(endpoints.activateCompany, async ({ caller, params }) => {
    const entry = { action: 'company.enable', caller, companyId: params.id } as const;
    await auditCompanyChange(services, entry, ({ id }) =>
      changeCompany(db, id, (tx) => setCompany(tx, id, { enabled: true })),
    );
    return done;
  });

  route(endpoints.deactivateCompany, async ({ caller, params }) => {
    const entry = { action: 'company.disable', caller, companyId: params.id } as const;
    await auditCompanyChange(services, entry, ({ id }) =>
      changeCompany(db, id, async (tx) => {
        await setCompany(tx, id, { enabled: false });
        await revokeCompanyAccess(tx, id, now());
      }),
    );
    return done;
  });

  route(endpoints.setCompanyAssistants, async ({ caller, params, body }) => {
    const details = { assistants: listNames(await findAssistantNames(db, body.assistantIds)) };
    const entry = { action: 'company.assistants', caller, companyId: params.id, details } as const;
    await auditCompanyChange(services, entry, ({ id }) =>
      changeCompany(db, id, (tx) => setAssistants(tx, id, body.assistantIds)),
    );
    return done;
  });

  route(endpoints.setCompanyAiChats, async ({ caller, params, body }) => {
    const details = { aiChatTypes: listNames(body.aiChatTypes) };
    const entry = { action: 'company.ai-chats', caller, companyId: params.id, details } as const;
    await auditCompanyChange(services, entry, ({ id }) =>
      changeCompany(db, id, (tx) => replaceAiChats(tx, id, body.aiChatTypes)),
    );
    return done;
  });
};
