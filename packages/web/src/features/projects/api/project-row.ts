import { endpoints } from 'virtual:endpoints';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';

const size = 60;

/** No call gives one project as the list shows it: it is found by its name, which no other has. */
const findRow = async (id: string, signal: AbortSignal): Promise<ProjectRow | null> => {
  const { projectName, projectType } = await call(endpoints.projectName, { params: { id }, signal });
  for (let page = 0; ; page += 1) {
    const found = await call(endpoints.searchProjects, {
      query: { page, size, sort: 'projectName' },
      body: { query: projectName, projectType },
      signal,
    });
    const row = found.content.find((project) => project.id === id);
    if (row) return row;
    if ((page + 1) * size >= found.totalElements) return null;
  }
};

/** A project as the list shows it; null where it is gone since. */
export const projectRowQuery = (id: string) =>
  queryOptions({ queryKey: ['projects', 'row', id], queryFn: ({ signal }) => findRow(id, signal) });
