import type { UsingProjects } from '@soundings/contract/assistants/last-change';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface Found {
  readonly count: number;
  readonly projects: UsingProjects;
}

/** Which projects use an agent or an assistant. Projects tells it, which this feature knows nothing of. */
export interface ProjectsUsing {
  /** How many projects use each; what no project uses is left out. */
  count(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  find(db: Database, id: string): Promise<Found>;
}

const namesTold = 5;

/** Throws usedByProjects, with the names of the first, where a project uses it. */
export const assertUnused = async (tx: Database, projectsUsing: ProjectsUsing, id: string): Promise<void> => {
  const { count, projects } = await projectsUsing.find(tx, id);
  const names = projects.slice(0, namesTold).map(({ projectName }) => projectName);
  if (count > 0) throw new AppError('usedByProjects', { usedBy: { count, names } });
};
