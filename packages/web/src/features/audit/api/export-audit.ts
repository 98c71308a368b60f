import { endpoints } from 'virtual:endpoints';
import { download } from '#/lib/api/download.ts';
import type { filterOf } from '../audit-search.ts';

/** Saves the entries of the filters as a CSV file. */
export const exportAudit = (filter: ReturnType<typeof filterOf>): Promise<void> =>
  download(endpoints.exportAudit, { query: filter });
