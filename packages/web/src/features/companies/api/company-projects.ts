import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

export const companyProjects = (input: CallInput<typeof endpoints.companyProjects>) =>
  call(endpoints.companyProjects, input);

const pageSize = 60;

/** All projects of a company, page after page. */
export const allCompanyProjects = async (id: string, signal: AbortSignal) => {
  const ask = (page: number) =>
    companyProjects({ params: { id }, query: { page, size: pageSize, sort: 'projectName' }, signal });
  const first = await ask(0);
  const rows = [...first.content];
  for (let page = 1; page * pageSize < first.totalElements; page++) rows.push(...(await ask(page)).content);
  return rows;
};
