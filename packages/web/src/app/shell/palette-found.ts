import { endpoints } from 'virtual:endpoints';
import { useDebouncedValue } from '@mantine/hooks';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { IconBuilding, IconReport, IconUser } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { projectsQuery, recentProjectsQuery } from '#/features/projects/projects.api.ts';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { may } from '../permit.ts';
import type { PaletteItem } from './palette-items.ts';

const shownProjects = 6;
const shownNewest = 4;
const shownReports = 4;
const shownPeople = 4;

/** What is typed, and what of it was last asked for, so that not each letter is. */
interface Wanted {
  wanted: string;
  asked: string;
}

export const useWanted = (query: string): Wanted => {
  const wanted = query.trim();
  const [asked] = useDebouncedValue(wanted, 150);
  return { wanted, asked };
};

export const useFoundProjects = ({ wanted, asked }: Wanted) => {
  const recent = useQuery(recentProjectsQuery);
  const opened = recent.data?.projects ?? [];
  const search = { page: 1, size: 12, sort: '-createdOn', type: undefined, createdBy: undefined } as const;
  const newest = useQuery({
    ...projectsQuery({ ...search, query: undefined }),
    enabled: recent.isSuccess && opened.length === 0,
  });
  const found = useQuery({ ...projectsQuery({ ...search, query: asked }), enabled: asked !== '' });
  if (wanted === '') {
    const isSearching = recent.isLoading || newest.isLoading;
    if (opened.length > 0) return { kind: 'recent', rows: opened, error: null, isSearching } as const;
    const rows = newest.data?.content.slice(0, shownNewest) ?? [];
    return { kind: 'newest', rows, error: null, isSearching } as const;
  }
  const isSearching = isStillSearching({ wanted, asked }, found);
  const rows = isSearching ? [] : (found.data?.content.slice(0, shownProjects) ?? []);
  return { kind: 'projects', rows, error: found.error, isSearching } as const;
};

const isStillSearching = (
  { wanted, asked }: Wanted,
  ...queries: readonly { isLoading: boolean; isPlaceholderData: boolean }[]
): boolean => asked !== wanted || queries.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData);

const namedReportsQuery = (query: string) =>
  queryOptions({
    queryKey: [...queryRoots.reports, 'palette', query],
    queryFn: ({ signal }) =>
      call(endpoints.searchReports, { query: { query, size: shownReports, sort: '-changedOn' }, signal }),
    placeholderData: keepPreviousData,
  });

interface FoundReports {
  found: PaletteItem[];
  error: Error | null;
  isSearching: boolean;
}

export const useFoundReports = (user: CurrentUser, { wanted, asked }: Wanted): FoundReports => {
  const navigate = useNavigate();
  const isAsked = asked !== '' && may(user, 'reports.use');
  const reports = useQuery({ ...namedReportsQuery(asked), enabled: isAsked });
  const isSearching = wanted !== '' && isStillSearching({ wanted, asked }, reports);
  const found = (isSearching || wanted === '' ? [] : (reports.data?.content ?? [])).map(({ id, title, company }) => ({
    ...{ key: id, label: title, icon: IconReport, ...(company && { note: company.name }) },
    run: () => navigate({ to: '/reports/$id', params: { id } }),
  }));
  return { found, error: reports.error, isSearching };
};

interface FoundPeople {
  users: PaletteItem[];
  customers: PaletteItem[];
  error: Error | null;
  isSearching: boolean;
}

const nobody: FoundPeople = { users: [], customers: [], error: null, isSearching: false };

const namedUsersQuery = (query: string) =>
  queryOptions({
    queryKey: [...queryRoots.users, 'palette', query],
    queryFn: ({ signal }) => call(endpoints.searchUsers, { query: { query, size: shownPeople, sort: 'name' }, signal }),
    placeholderData: keepPreviousData,
  });

const namedCompaniesQuery = (query: string) =>
  queryOptions({
    queryKey: [...queryRoots.companies, 'palette', query],
    queryFn: ({ signal }) =>
      call(endpoints.listCompanies, { query: { query, size: shownPeople, sort: 'companyName' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Users and customers, asked for only where the server answers this user. */
export const useFoundPeople = (user: CurrentUser, { wanted, asked }: Wanted): FoundPeople => {
  const navigate = useNavigate();
  const users = useQuery({ ...namedUsersQuery(asked), enabled: asked !== '' && may(user, 'users.manage') });
  const companies = useQuery({ ...namedCompaniesQuery(asked), enabled: asked !== '' && may(user, 'companies.manage') });
  if (wanted === '') return nobody;
  const isSearching = isStillSearching({ wanted, asked }, users, companies);
  if (isSearching) return { ...nobody, isSearching };
  return {
    users: (users.data?.content ?? []).map(({ id, name, username }) => ({
      key: id,
      label: name || username,
      note: username,
      icon: IconUser,
      run: () => navigate({ to: '/users/edit/$id', params: { id } }),
    })),
    customers: (companies.data?.content ?? []).map(({ id, companyName, companyCity }) => ({
      key: id,
      label: companyName,
      note: companyCity,
      icon: IconBuilding,
      run: () => navigate({ to: '/customers/$id', params: { id } }),
    })),
    error: users.error ?? companies.error,
    isSearching,
  };
};
