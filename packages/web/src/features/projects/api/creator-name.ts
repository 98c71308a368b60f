import { endpoints } from 'virtual:endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { searchAdmins } from './search-admins.ts';

const size = 60;

/** The name is on any project of theirs, also of former admins; who has made none is among the admins, or nobody. */
const findName = async (id: string, signal: AbortSignal): Promise<string | null> => {
  const { content } = await call(endpoints.searchProjects, {
    query: { page: 0, size: 1, sort: '-createdOn' },
    body: { createdBy: id },
    signal,
  });
  const name = content[0]?.createdBy?.name;
  if (name !== undefined) return name;
  for (let page = 0; ; page += 1) {
    const admins = await searchAdmins({ query: { page, size, sort: 'name' }, signal });
    const found = admins.content.find((admin) => admin.id === id);
    if (found) return found.name;
    if ((page + 1) * size >= admins.totalElements) return null;
  }
};

/** Who an id of the address is; null where nobody has it. */
export const creatorNameQuery = (id: string) =>
  queryOptions({ queryKey: ['creators', id], queryFn: ({ signal }) => findName(id, signal), staleTime: 300_000 });
