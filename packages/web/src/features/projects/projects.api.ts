import { endpoints, typeCalls } from 'virtual:endpoints';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#/lib/api/call.ts';
import { openChart } from '#/lib/open-chart.ts';
import { queryRoots } from '#/lib/query.ts';
import { type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { ProjectQuery } from './list-search.ts';

export const projectLists = [queryRoots.projects, queryRoots.companies];

export const projectsQuery = ({ page, size, sort, type, query, createdBy }: ProjectQuery) =>
  queryOptions({
    queryKey: [...queryRoots.projects, 'search', { page, size, sort, type, query, createdBy }],
    queryFn: ({ signal }) =>
      call(endpoints.searchProjects, {
        query: { page: page - 1, size, sort },
        body: { projectType: type ?? null, query: query ?? null, createdBy: createdBy ?? null },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const recentProjectsQuery = queryOptions({
  queryKey: [...queryRoots.projects, 'recent'],
  queryFn: ({ signal }) => call(endpoints.recentProjects, { signal }),
});

/** Records once per page that the project was opened. Nobody waits for it: only the order of recent projects needs it. */
export const useRecordOpened = (id: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    call(endpoints.recordOpened, { params: { id } }).then(
      () => client.invalidateQueries({ queryKey: recentProjectsQuery.queryKey }),
      () => undefined,
    );
  }, [client, id]);
};

/** Everything that a project's edit page shows, and how it is shared; asked anew each time, for it holds passwords. */
export const projectInfoQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.projects, 'info', id],
    queryFn: ({ signal }) => call(endpoints.projectInfo, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const projectRowQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.projects, 'row', id],
    queryFn: ({ signal }) => findProjectRow(id, signal),
  });

const creators = ['creators'] as const;

export const creatorNameQuery = (id: string) =>
  queryOptions({
    queryKey: [...creators, id],
    queryFn: ({ signal }) => findCreatorName(id, signal),
    staleTime: 300_000,
  });

export const creatorPages = {
  key: [...creators, 'list'],
  load: ({ signal, ...asked }: { page: number; size: number; query: string | undefined; signal: AbortSignal }) =>
    call(endpoints.searchAdmins, { query: { ...asked, sort: 'name' }, signal }),
  keyOf: ({ id }: { id: string }) => id,
};

export const useToggleProject = () =>
  useAction({
    call: ({ id, active }: ProjectRow) => setProjectActive(id, !active),
    refreshes: projectLists,
    done: (t, { projectName: name, active }) => ({
      title: t(active ? 'projects.projectHasBeenDeactivated' : 'projects.projectHasBeenActivated'),
      text: t(active ? 'projects.projectHasBeenDeactivatedText' : 'projects.projectHasBeenActivatedText', { name }),
    }),
    failed: (t, { active }) => t(active ? 'projects.couldntDeactivateProject' : 'projects.couldntActivateProject'),
  });

export const useDeleteProject = (outcome: ActionOutcome<ProjectRow, unknown>) =>
  useAction({
    // The menu offers it for these types only.
    call: ({ id, projectType }: ProjectRow) => deleteProject(projectType as CreatedType, id),
    refreshes: projectLists,
    done: (t, { projectName: name }) => ({
      title: t('projects.projectHasBeenDeleted'),
      text: t('projects.projectHasBeenDeletedText', { name }),
    }),
    failed: 'projects.couldntRemoveProject',
    ...outcome,
  });

export const useOpenChart = (sourceId: string) =>
  useAction({
    call: () =>
      openChart(async () => ({ sourceId, token: (await call(endpoints.chartToken, {})).token }), {
        dataStructure: 'messages',
      }),
    done: (t, _, isOpen) =>
      isOpen ? null : { tone: 'warning', title: t('projects.windowBlocked'), text: t('projects.windowBlockedHelp') },
    failed: 'projects.couldntOpenChart',
  });

export const setProjectActive = (id: string, isActive: boolean) =>
  call(isActive ? endpoints.activateProject : endpoints.deactivateProject, { params: { id } });

export const deleteProject = (type: CreatedType, id: string) => call(typeCalls[type].remove, { params: { id } });

const pageSize = 60;

/** The name is on any project of theirs, also of former admins; who has made none is among the admins, or nobody. */
const findCreatorName = async (id: string, signal: AbortSignal): Promise<string | null> => {
  const { content } = await call(endpoints.searchProjects, {
    query: { page: 0, size: 1, sort: '-createdOn' },
    body: { createdBy: id },
    signal,
  });
  const name = content[0]?.createdBy?.name;
  if (name !== undefined) return name;
  const admin = await findOnPages(id, (page) =>
    call(endpoints.searchAdmins, { query: { page, size: pageSize, sort: 'name' }, signal }),
  );
  return admin?.name ?? null;
};

/** No call gives one project as the list shows it: it is found by its name, which no other has. */
const findProjectRow = async (id: string, signal: AbortSignal): Promise<ProjectRow | null> => {
  const { projectName, projectType } = await call(endpoints.projectName, { params: { id }, signal });
  return findOnPages(id, (page) =>
    call(endpoints.searchProjects, {
      query: { page, size: pageSize, sort: 'projectName' },
      body: { query: projectName, projectType },
      signal,
    }),
  );
};

const findOnPages = async <T extends { id: string }>(
  id: string,
  load: (page: number) => Promise<{ content: readonly T[]; totalElements: number }>,
): Promise<T | null> => {
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await load(page);
    const row = content.find((candidate) => candidate.id === id);
    if (row) return row;
    if ((page + 1) * pageSize >= totalElements) return null;
  }
};
