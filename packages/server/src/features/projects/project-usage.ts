import type { UsingProjects } from '@soundings/contract/assistants/last-change';
import type { Usage } from '#/features/assistants/usage.ts';
import type { Database } from '#/platform/db/database.ts';
import { countFollowers, countUsers, followersPage, usersPage } from './project-usage.store.ts';

type Count = Usage['count'];
type FirstProjects = (db: Database, id: string) => PromiseLike<UsingProjects>;

const usageBy = (count: Count, first: FirstProjects): Usage => ({
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

export const agentUsage: Usage = usageBy(countFollowers, followersPage);

export const assistantUsage: Usage = usageBy(countUsers, usersPage);
