import { z } from 'zod';
import { Username } from '../access/auth.ts';
import { companyRoles, userStatuses } from '../access/user-choices.ts';
import { NewCompanyUser, PersonRef } from '../access/users.ts';
import { AiChatType, Assistant } from '../assistants/assistants.ts';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { PictureRef } from '../pictures/pictures.ts';
import { ProductType, ProjectType } from '../projects/projects.ts';
import { Name, Text } from '../text.ts';
import { companySorts, companyUserSorts } from './company-choices.ts';

const Field = Name.max(200);
const SearchText = Text.trim().max(200).optional();
const Ids = z.array(z.uuid()).max(1000);
const ById = z.object({ id: z.uuid() });

const CompanyFields = z.object({
  companyName: Field,
  companyEmail: Username,
  companyContact: Field,
  companyCity: Field,
  companyAddress: Field,
  companyZip: Text.trim().min(1, 'required').max(20),
  enabledProducts: z
    .array(ProductType)
    .max(10)
    .overwrite((types) => [...new Set(types)]),
});

export const CompanyRow = z.object({
  id: z.uuid(),
  customerNumber: z.number().int(),
  companyName: z.string(),
  companyCity: z.string(),
  enabled: z.boolean(),
  users: z.number().int(),
  activeUsers: z.number().int(),
  createdOn: z.iso.datetime(),
});
export type CompanyRow = z.infer<typeof CompanyRow>;

export const CompanyUserRow = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  roleName: z.enum(companyRoles),
  enabled: z.boolean(),
  assignedProjects: z.array(z.uuid()),
  actionedBy: PersonRef.nullable(),
  actionedOn: z.iso.datetime().nullable(),
  lastSignInOn: z.iso.datetime().nullable(),
});
export type CompanyUserRow = z.infer<typeof CompanyUserRow>;

export const CompanyProjectRow = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  projectType: ProjectType,
  enabled: z.boolean(),
  actionedBy: PersonRef.nullable(),
  actionedOn: z.iso.datetime(),
  lastUsage: z.iso.datetime().nullable(),
});
export type CompanyProjectRow = z.infer<typeof CompanyProjectRow>;

export const Company = CompanyFields.extend({
  id: z.uuid(),
  customerNumber: z.number().int(),
  enabled: z.boolean(),
  createdOn: z.iso.datetime(),
  logo: PictureRef.nullable(),
  customers: z.array(CompanyUserRow),
  customersTotal: z.number().int(),
  companyProjects: z.array(CompanyProjectRow),
  companyProjectsTotal: z.number().int(),
  assistants: z.array(Assistant),
  aiChatTypes: z.array(AiChatType),
});
export type Company = z.infer<typeof Company>;

export const companiesEndpoints = {
  listCompanies: endpoint({
    method: 'GET',
    path: '/api/company',
    summary: 'The customer companies, filtered, sorted and paged',
    access: 'companies.manage',
    query: paging(companySorts, '-createdOn').extend({ query: SearchText, status: z.enum(userStatuses).optional() }),
    answer: page(CompanyRow),
  }),
  createCompany: endpoint({
    method: 'POST',
    path: '/api/company',
    summary: 'Add a customer company with its first users and what it may use; all of it or nothing',
    access: 'companies.manage',
    // A hundred users with a thousand projects each.
    maxBodyBytes: 5 * 1024 * 1024,
    body: CompanyFields.extend({
      companyUsers: z.array(NewCompanyUser).min(1, 'required').max(100),
      assignedProjects: Ids.default([]),
      assignedAssistants: Ids.default([]),
      assignedAIChats: z.array(AiChatType).default([]),
    }),
    answer: ById,
    status: 201,
    errors: ['userWithUsernameAlreadyExists', 'passwordTooCommon', 'productNotEnabled', 'notFound'],
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/company/{id}',
    summary: 'One customer company with its people, projects, assistants and AI chat types',
    access: 'companies.manage',
    params: ById,
    answer: Company,
    errors: ['notFound'],
  }),
  updateCompany: endpoint({
    method: 'PUT',
    path: '/api/company/{id}',
    summary: 'Change what is known of a company and the project types it may use',
    access: 'companies.manage',
    params: ById,
    body: CompanyFields,
    answer: Done,
    errors: ['notFound'],
  }),
  deleteCompany: endpoint({
    method: 'DELETE',
    path: '/api/company/{id}',
    summary: 'Delete a company and its users; the projects stay',
    access: 'companies.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  activateCompany: endpoint({
    method: 'POST',
    path: '/api/company/activate/{id}',
    summary: 'Let the people of a company sign in again',
    access: 'companies.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  deactivateCompany: endpoint({
    method: 'POST',
    path: '/api/company/deactivate/{id}',
    summary: 'Shut all people of a company out: their sessions end at once',
    access: 'companies.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  companyUsers: endpoint({
    method: 'GET',
    path: '/api/company/{id}/customers',
    summary: 'The people of a company, filtered, sorted and paged',
    access: 'companies.manage',
    params: ById,
    query: paging(companyUserSorts, 'name').extend({ query: SearchText, status: z.enum(userStatuses).optional() }),
    answer: page(CompanyUserRow),
    errors: ['notFound'],
  }),
  addCompanyUser: endpoint({
    method: 'POST',
    path: '/api/company/add-customer/{id}',
    summary: 'Add a user to a company',
    access: 'companies.manage',
    params: ById,
    body: NewCompanyUser,
    answer: ById,
    status: 201,
    errors: ['userWithUsernameAlreadyExists', 'passwordTooCommon', 'notFound'],
  }),
  setCompanyUserProjects: endpoint({
    method: 'POST',
    path: '/api/company/{id}/customer/{userId}/projects',
    summary: 'Say which of the company’s projects a user was given: these and no others',
    access: 'companies.manage',
    params: ById.extend({ userId: z.uuid() }),
    body: z.object({ projectIds: Ids }),
    answer: Done,
    errors: ['notFound'],
  }),
  setCompanyAssistants: endpoint({
    method: 'POST',
    path: '/api/company/{id}/assistants',
    summary: 'Say which assistants a company may use: these and no others',
    access: 'companies.manage',
    params: ById,
    body: z.object({ assistantIds: Ids }),
    answer: Done,
    errors: ['notFound'],
  }),
  setCompanyAiChats: endpoint({
    method: 'POST',
    path: '/api/company/{id}/ai-chat',
    summary: 'Say which AI chat types a company may use: these and no others',
    access: 'companies.manage',
    params: ById,
    body: z.object({ aiChatTypes: z.array(AiChatType).max(20) }),
    answer: Done,
    errors: ['notFound'],
  }),
};
