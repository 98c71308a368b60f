import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { Text } from '../text.ts';
import { CompanyProjectRow } from './companies.ts';
import { companyProjectSorts } from './company-choices.ts';

const ById = z.object({ id: z.uuid() });
const OfProject = ById.extend({ projectId: z.uuid() });

export const companyProjectsEndpoints = {
  companyProjects: endpoint({
    method: 'GET',
    path: '/api/company/{id}/projects',
    summary: 'The projects of a company, filtered, sorted and paged; with a user, those they have or those they lack',
    access: 'companies.manage',
    params: ById,
    query: paging(companyProjectSorts, '-actionedOn').extend({
      query: Text.trim().max(200).optional(),
      userId: z.uuid().optional(),
      assigned: z.enum(['yes', 'no']).optional(),
    }),
    answer: page(CompanyProjectRow),
    errors: ['notFound'],
  }),
  addCompanyProjects: endpoint({
    method: 'POST',
    path: '/api/company/add-project/{id}',
    summary: 'Give projects to a company',
    access: 'companies.manage',
    params: ById,
    body: z.object({ projectIds: z.array(z.uuid()).min(1, 'required').max(100) }),
    answer: Done,
    errors: ['notFound', 'productNotEnabled'],
  }),
  removeCompanyProject: endpoint({
    method: 'DELETE',
    path: '/api/company/{id}/project/{projectId}',
    summary: 'Take a project from a company and from its people; the project stays',
    access: 'companies.manage',
    params: OfProject,
    answer: Done,
    errors: ['notFound'],
  }),
  enableCompanyProject: endpoint({
    method: 'POST',
    path: '/api/company/{id}/project/{projectId}/enable',
    summary: 'Show a project to the people of a company again',
    access: 'companies.manage',
    params: OfProject,
    answer: Done,
    errors: ['notFound'],
  }),
  disableCompanyProject: endpoint({
    method: 'POST',
    path: '/api/company/{id}/project/{projectId}/disable',
    summary: 'Hide a project from the people of a company',
    access: 'companies.manage',
    params: OfProject,
    answer: Done,
    errors: ['notFound'],
  }),
};
