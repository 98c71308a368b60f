import type { UsingProjects } from '@soundings/contract/assistants/last-change';
import type { ProjectsUsing } from '#/features/assistants/projects-using.ts';
import type { Database } from '#/platform/db/database.ts';
import { countUsingAgent, countUsingAssistant, firstUsingAgent, firstUsingAssistant } from './projects-using.store.ts';

type Count = ProjectsUsing['count'];
type FirstProjects = (db: Database, id: string) => PromiseLike<UsingProjects>;

const projectsUsing = (count: Count, first: FirstProjects): ProjectsUsing => ({
  count: async (db, ids) => (ids.length === 0 ? new Map() : count(db, ids)),
  find: async (db, id) => ({
    count: (await count(db, [id])).get(id) ?? 0,
    projects: (await first(db, id)).map((row) => ({
      id: row.id,
      projectName: row.projectName,
      projectType: row.projectType,
    })),
  }),
});

export const projectsUsingAgent: ProjectsUsing = projectsUsing(countUsingAgent, firstUsingAgent);

export const projectsUsingAssistant: ProjectsUsing = projectsUsing(countUsingAssistant, firstUsingAssistant);
