import { projects } from '@soundings/server/features/projects/projects.tables';
import { openPglite, pgliteDirectory } from '@soundings/server/platform/db/database';
import { eq } from 'drizzle-orm';

/** Whether a project is of the demo workspace; its server must not run. */
export const markAsDemo = async (dataDirectory: string, projectName: string, demo: boolean): Promise<void> => {
  const { db, close } = await openPglite({ directory: pgliteDirectory(dataDirectory) });
  await db.update(projects).set({ demo }).where(eq(projects.projectName, projectName));
  await close();
};
