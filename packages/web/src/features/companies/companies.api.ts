import { endpoints } from 'virtual:endpoints';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { Company, CompanyUserRow } from '@soundings/contract/companies/companies';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { upload } from '#/lib/api/upload.ts';
import type { Sending } from '#/lib/api/use-upload.ts';
import { queryRoots } from '#/lib/query.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import type { toProjectRequest, toUserRequest } from './detail-search.ts';
import type { CompanyQuery } from './list-search.ts';

export const companyChanges = [queryRoots.companies, queryRoots.users, queryRoots.projects, queryRoots.assistants];
const keyOfCompany = (id: string, ...rest: readonly unknown[]) => [...queryRoots.companies, id, ...rest];

export const companyLogoCalls = (id: string) => ({
  save: (sending: Sending) => upload(endpoints.saveCompanyLogo, { params: { id }, ...sending }),
  remove: () => call(endpoints.deleteCompanyLogo, { params: { id } }),
});

export const aiChatsQuery = queryOptions({
  queryKey: ['ai-chats'],
  queryFn: ({ signal }) => call(endpoints.aiChats, { signal }),
});

export const companiesQuery = ({ page, ...asked }: CompanyQuery) =>
  queryOptions({
    queryKey: [...queryRoots.companies, 'search', { page, ...asked }],
    queryFn: ({ signal }) => call(endpoints.listCompanies, { query: { page: page - 1, ...asked }, signal }),
    placeholderData: keepPreviousData,
  });

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: keyOfCompany(id, 'detail'),
    queryFn: ({ signal }) => call(endpoints.company, { params: { id }, signal }),
  });

export const companySignInQuery = (id: string) =>
  queryOptions({
    queryKey: keyOfCompany(id, 'sign-in'),
    queryFn: ({ signal }) => call(endpoints.companySignIn, { params: { id }, signal }),
  });

/** `onFailed` returns true where a field says what is wrong. */
export const useSaveCompanySignIn = (id: string, onFailed: (error: Error) => boolean) =>
  useAction({
    call: endpoints.saveCompanySignIn,
    refreshes: [keyOfCompany(id, 'sign-in')],
    done: 'companySignIn.saved',
    failed: 'companySignIn.couldntSave',
    onFailed,
  });

export const useDeleteCompanySignIn = () =>
  useAction({
    call: endpoints.deleteCompanySignIn,
    refreshes: ({ params }) => [keyOfCompany(params.id, 'sign-in')],
    done: 'companySignIn.removed',
    failed: 'companySignIn.couldntRemove',
  });

export const companyUsersQuery = (id: string, query: ReturnType<typeof toUserRequest>) =>
  queryOptions({
    queryKey: keyOfCompany(id, 'users', query),
    queryFn: ({ signal }) =>
      call(endpoints.companyUsers, { params: { id }, query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });

export const companyProjectsQuery = (id: string, query: ReturnType<typeof toProjectRequest>) =>
  queryOptions({
    queryKey: keyOfCompany(id, 'projects', query),
    queryFn: ({ signal }) =>
      call(endpoints.companyProjects, { params: { id }, query: { ...query, page: query.page - 1 }, signal }),
    placeholderData: keepPreviousData,
  });

const pageSize = 60;

export const allCompanyProjectsQuery = (id: string) =>
  queryOptions({
    queryKey: keyOfCompany(id, 'projects', 'preselected'),
    queryFn: async ({ signal }) => {
      const ask = (page: number) =>
        call(endpoints.companyProjects, {
          params: { id },
          query: { page, size: pageSize, sort: 'projectName' },
          signal,
        });
      const first = await ask(0);
      const rows = [...first.content];
      for (let page = 1; page * pageSize < first.totalElements; page++) rows.push(...(await ask(page)).content);
      return rows;
    },
    staleTime: 0,
  });

interface Ask {
  page: number;
  size: number;
  query: string | undefined;
  signal: AbortSignal;
}

export const companyProjectPages = (id: string, of?: { userId: string; assigned: 'yes' | 'no' }) => ({
  key: keyOfCompany(id, 'projects', ...(of ? ['of', of.userId, of.assigned] : ['all'])),
  load: ({ signal, ...asked }: Ask) =>
    call(endpoints.companyProjects, { params: { id }, query: { ...asked, sort: 'projectName', ...of }, signal }),
  keyOf: ({ projectId }: { projectId: string }) => projectId,
});

export const enabledUserPages = (id: string) => ({
  key: keyOfCompany(id, 'users', 'enabled'),
  load: ({ signal, ...asked }: Ask) =>
    call(endpoints.companyUsers, { params: { id }, query: { ...asked, status: 'enabled', sort: 'name' }, signal }),
  keyOf: (user: CompanyUserRow) => user.id,
});

export const unassignedProjectPages = ({ id, enabledProducts }: Pick<Company, 'id' | 'enabledProducts'>) => ({
  key: keyOfCompany(id, 'projects', 'unassigned', enabledProducts),
  load: ({ signal, query, ...paging }: Ask) =>
    call(endpoints.searchProjects, {
      query: { ...paging, sort: 'projectName' },
      body: { query: query ?? null, projectTypes: enabledProducts, unassignedTo: id },
      signal,
    }),
  keyOf: (project: ProjectRow) => project.id,
});

export const companyAssistantPages = (id: string, assigned: boolean) => ({
  key: keyOfCompany(id, 'assistants', assigned),
  load: ({ signal, query, ...paging }: Ask) =>
    call(endpoints.searchAssistants, {
      query: { ...paging, sort: 'name' },
      body: { query: query ?? null, company: { id, assigned } },
      signal,
    }),
  keyOf: (assistant: Assistant) => assistant.id,
});

export const newAssistantPages = {
  key: [...queryRoots.assistants, 'to-assign'],
  load: ({ signal, query, ...paging }: Ask) =>
    call(endpoints.searchAssistants, { query: paging, body: { query: query ?? null }, signal }),
  keyOf: (assistant: Assistant) => assistant.id,
};

export const newProjectPages = (projectTypes: Company['enabledProducts'], chosenIds: string[]) => ({
  key: [...queryRoots.projects, 'to-assign', projectTypes, chosenIds],
  load: ({ signal, query, ...paging }: Ask) =>
    call(endpoints.searchProjects, {
      query: { ...paging, sort: 'projectName' },
      body: { query: query ?? null, projectTypes, idsMustNot: chosenIds },
      signal,
    }),
  keyOf: ({ id }: Pick<ProjectRow, 'id'>) => id,
});
