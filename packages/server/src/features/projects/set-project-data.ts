import type { Database } from '#/platform/db/database.ts';
import { setProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/**
 * What the list shows of a project's data: the file or how many brands, the collected days, whether it is invented,
 * when it came in, and the latest finding.
 */
export const setProjectData = (
  tx: Database,
  id: string,
  data: Partial<
    Pick<Project, 'fileName' | 'dataSets' | 'collectedFrom' | 'collectedTill' | 'dataDemo' | 'dataFrom' | 'result'>
  >,
): Promise<void> => setProject(tx, id, data);
