import type { CompanyRole } from '@soundings/contract/access/user-choices';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Company, CompanyProjectRow, CompanyRow, CompanyUserRow } from '@soundings/contract/companies/companies';
import type { Company as StoredCompany } from '#/features/access/users/companies.tables.ts';
import type { StoredPicture } from '#/platform/pictures/pictures.tables.ts';
import { presentPicture } from '#/platform/pictures/stored-picture.ts';
import type { ListedCompany } from './companies.store.ts';
import type { ListedCompanyProject } from './company-projects.store.ts';
import type { ListedCompanyUser } from './company-users.store.ts';

export const presentCompanyRow = ({ company, users, activeUsers }: ListedCompany): CompanyRow => ({
  id: company.id,
  customerNumber: company.customerNumber,
  companyName: company.companyName,
  companyCity: company.companyCity,
  enabled: company.enabled,
  users,
  activeUsers,
  createdOn: company.createdOn.toISOString(),
});

export const presentCompanyUser = ({ user, actor, assignedProjects }: ListedCompanyUser): CompanyUserRow => ({
  id: user.id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  name: user.name,
  // Whoever has a company has one of its roles: changing a role keeps the kind.
  roleName: user.roleName as CompanyRole,
  enabled: user.enabled,
  assignedProjects,
  actionedBy: actor,
  actionedOn: user.actionedOn?.toISOString() ?? null,
  lastSignInOn: user.lastSignInOn?.toISOString() ?? null,
});

export const presentCompanyProject = ({ given, project, actor }: ListedCompanyProject): CompanyProjectRow => ({
  projectId: given.projectId,
  projectName: project.projectName,
  projectType: project.projectType,
  enabled: given.enabled,
  actionedBy: actor,
  actionedOn: given.actionedOn.toISOString(),
  lastUsage: given.lastUsage?.toISOString() ?? null,
});

interface Parts {
  readonly logo: StoredPicture | null;
  readonly people: { readonly rows: readonly ListedCompanyUser[]; readonly totalElements: number };
  readonly projects: { readonly rows: readonly ListedCompanyProject[]; readonly totalElements: number };
  readonly assistants: Assistant[];
  readonly aiChatTypes: AiChatType[];
}

export const presentCompany = (
  company: StoredCompany,
  { logo, people, projects, assistants, aiChatTypes }: Parts,
): Company => ({
  id: company.id,
  customerNumber: company.customerNumber,
  companyName: company.companyName,
  companyEmail: company.companyEmail,
  companyContact: company.companyContact,
  companyCity: company.companyCity,
  companyAddress: company.companyAddress,
  companyZip: company.companyZip,
  enabledProducts: company.enabledProducts,
  enabled: company.enabled,
  createdOn: company.createdOn.toISOString(),
  logo: logo && presentPicture(logo),
  customers: people.rows.map(presentCompanyUser),
  customersTotal: people.totalElements,
  companyProjects: projects.rows.map(presentCompanyProject),
  companyProjectsTotal: projects.totalElements,
  assistants,
  aiChatTypes,
});
