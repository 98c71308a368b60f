import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistants } from '#/features/assistants/assistants.tables.ts';
import { auditEntries } from '#/platform/audit/audit.tables.ts';
import { seedAssistants } from '#seed/seed-assistants.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let assistantIds: string[];
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  await seedAssistants(app.services);
  assistantIds = (await app.services.db.select().from(assistants)).map(({ id }) => id).slice(0, 4);
});
afterAll(() => app.close());

let count = 0;
const addGenie = async (): Promise<string> => {
  const projectName = `Genie ${++count}`;
  const reply = await admin.post('/api/genie', { projectName, brand: 'Havgus', assistantIds });
  return reply.body.id;
};
const all = <T>(length: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, i) => call(i)));
const infoOf = async (id: string) => (await admin.get(`/api/project/edit-info/${id}`)).body;

describe('changes of one project at the same moment', () => {
  it('leave the people of one of them, not a mixture', async () => {
    const id = await addGenie();
    const people = await all(4, () => app.signInAs('ROLE_GLOBAL_USER'));
    const replies = await all(8, (i) => admin.post(`/api/project/edit/users/${id}`, { userIds: [people[i % 4]!.id] }));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await infoOf(id)).userIds).toHaveLength(1);
  });

  it('of the same assistants all go through', async () => {
    const id = await addGenie();
    const replies = await all(12, () => admin.post(`/api/genie/edit/assistants?id=${id}`, { assistantIds }));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await infoOf(id)).assistantData['generate-all']).toHaveLength(assistantIds.length);
  });

  it('are refused or done where it is deleted meanwhile, and never a fault of ours', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await addGenie();
      const replies = await Promise.all([
        admin.post(`/api/genie/edit/${id}`, { projectName: `Late ${count}`, brand: 'x' }),
        admin.post(`/api/project/activate/sharing/${id}`),
        admin.delete(`/api/genie/${id}`),
        admin.post(`/api/project/edit/users/${id}`, { userIds: [admin.id] }),
        admin.post(`/api/genie/edit/assistants?id=${id}`, { assistantIds }),
        admin.post(`/api/project/deactivate/${id}`),
      ]);
      for (const { status } of replies) expect([200, 404]).toContain(status);
      expect((await admin.get(`/api/project/edit-info/${id}`)).status).toBe(404);
    }
  });

  it('give an agent of a project’s own to one project only', async () => {
    const { body } = await admin.call('PUT', '/api/id8/agent/register/custom', { instructions: 'Ask why.' });
    const own = { thinking: 'FAST', agentType: 'custom', agentId: body.id, instructions: 'Ask why.', userIds: [] };
    const replies = await all(6, (i) => admin.post('/api/id8', { ...own, projectName: `Ideas ${i}` }));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404, 404]);
  });
});

describe('a shared project', () => {
  it('takes no more guesses at once than the limit allows, the right one among them', async () => {
    const id = await addGenie();
    await admin.post(`/api/project/activate/sharing/${id}`);
    const { projectName, projectPassword } = await infoOf(id);
    const guess = (password: string) =>
      app.browser().post('/api/consumer/genie', { projectName, projectPassword: password });
    const replies = await all(100, (i) => guess(i === 99 ? projectPassword : `Wrong-Password-${i}`));
    expect(replies.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(30);
    expect(replies.at(-1)?.status).toBe(429);
  });

  it('is opened a hundred times with one entry a minute', async () => {
    const id = await addGenie();
    await admin.post(`/api/project/activate/sharing/${id}`);
    const { projectName, projectPassword } = await infoOf(id);
    for (let time = 0; time < 5; time++)
      await app.browser().post('/api/consumer/genie', { projectName, projectPassword });
    const entries = await app.services.db.select().from(auditEntries);
    const opened = entries.filter(
      ({ target, action }) => action === 'share.open' && target === `project ${projectName}`,
    );
    expect(opened).toHaveLength(1);
    const till = { projectPassword, linkExpiresOn: '0001-01-01T00:00:00Z' };
    expect((await admin.post(`/api/project/edit/share/${id}`, till)).status).toBe(400);
  });
});
