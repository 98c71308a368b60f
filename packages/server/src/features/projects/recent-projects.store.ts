import { and, desc, eq } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { creator, type ListedProject, listed, type Viewer } from './projects.store.ts';
import { openedProjects, projects } from './projects.tables.ts';
import { visibleTo } from './visible-projects.store.ts';

const shown = 8;

export const findRecentProjects = (db: Database, viewer: Viewer): Promise<ListedProject[]> =>
  db
    .select({ project: listed, creator })
    .from(openedProjects)
    .innerJoin(projects, eq(projects.id, openedProjects.projectId))
    .leftJoin(users, eq(users.id, projects.createdBy))
    .where(and(eq(openedProjects.userId, viewer.id), visibleTo(db, viewer)))
    .orderBy(desc(openedProjects.openedOn))
    .limit(shown);

export const recordOpened = async (db: Database, opened: typeof openedProjects.$inferInsert): Promise<void> => {
  await db
    .insert(openedProjects)
    .values(opened)
    .onConflictDoUpdate({
      target: [openedProjects.userId, openedProjects.projectId],
      set: { openedOn: opened.openedOn },
    });
};
