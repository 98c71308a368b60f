import { and, desc, eq } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { creator, type ListedProject, listed, type Viewer } from './projects.store.ts';
import { projects, projectVisits } from './projects.tables.ts';
import { visibleTo } from './visible-projects.store.ts';

const shown = 8;

export const findRecentProjects = (db: Database, viewer: Viewer): Promise<ListedProject[]> =>
  db
    .select({ project: listed, creator })
    .from(projectVisits)
    .innerJoin(projects, eq(projects.id, projectVisits.projectId))
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(and(eq(projectVisits.userId, viewer.id), visibleTo(db, viewer)))
    .orderBy(desc(projectVisits.visitedOn))
    .limit(shown);

export const recordVisit = async (db: Database, visit: typeof projectVisits.$inferInsert): Promise<void> => {
  await db
    .insert(projectVisits)
    .values(visit)
    .onConflictDoUpdate({
      target: [projectVisits.userId, projectVisits.projectId],
      set: { visitedOn: visit.visitedOn },
    });
};
