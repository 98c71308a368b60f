import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from '#/features/projects/create-project.ts';
import { projects, projectUsers } from '#/features/projects/projects.tables.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('what a deleted user made', () => {
  it('stays, and says that they are gone', async () => {
    const { db, now } = app.services;
    const [admin, user] = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_ADMIN')];
    const project = { projectName: 'Kept', projectType: 'SONAR', createdOn: now() } as const;
    const id = await createProject(db, { ...project, createdBy: user.id, userIds: [user.id, admin.id] });
    expect((await admin.delete(`/api/user/management/${user.id}`)).status).toBe(200);
    const { content } = (await admin.post('/api/project/search')).body;
    expect(content).toEqual([expect.objectContaining({ id, projectName: 'Kept', createdBy: null })]);
    expect((await db.select().from(projects)).map(({ createdBy }) => createdBy)).toEqual([null]);
    const assigned = await db.select().from(projectUsers).where(eq(projectUsers.projectId, id));
    expect(assigned.map(({ userId }) => userId)).toEqual([admin.id]);
  });
});
