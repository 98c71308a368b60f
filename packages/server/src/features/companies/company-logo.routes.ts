import { companyLogoEndpoints as endpoints, type SharedLogo } from '@soundings/contract/companies/company-logo';
import { done } from '@soundings/contract/endpoint';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Consumer } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { presentPicture, removeLogo, storeLogo } from '#/platform/pictures/stored-picture.ts';
import type { Services } from '#/platform/services.ts';
import { auditCompanyChange } from './audit-company-change.ts';
import { lockCompany, setCompany } from './companies.store.ts';
import { findLogoOfProject, findLookOfCompany } from './company-logo.store.ts';

export const findCustomerLogo = (db: Database, projectId: string) => findLogoOfProject(db, projectId);

export const findCompanyLook = (db: Database, companyId: string) => findLookOfCompany(db, companyId);

export const companyLogoRoutes = (route: Route, services: Services): void => {
  const replaceIn = (companyId: string) => async (tx: Database, logoId: string | null) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new AppError('notFound');
    await setCompany(tx, companyId, { logoId });
    return company.logoId;
  };

  route(endpoints.saveCompanyLogo, ({ caller, params, request }) => {
    const entry = { action: 'company.logo', caller, companyId: params.id, details: { removed: false } } as const;
    return auditCompanyChange(services, entry, ({ id }) => storeLogo(services, request, replaceIn(id)));
  });

  route(endpoints.deleteCompanyLogo, async ({ caller, params }) => {
    const entry = { action: 'company.logo', caller, companyId: params.id, details: { removed: true } } as const;
    await auditCompanyChange(services, entry, ({ id }) => removeLogo(services, replaceIn(id)));
    return done;
  });

  /** Asked by the project's password and never by an id: nobody finds out whose logo another project has. */
  const shared = async ({ consumer }: { consumer: Consumer }): Promise<SharedLogo> => {
    const found = await findLogoOfProject(services.db, consumer.projectId);
    return found && { companyName: found.companyName, logo: presentPicture(found.logo) };
  };
  route(endpoints.sharedProjectLogo, shared);
  route(endpoints.finalMessagesLogo, shared);
};
