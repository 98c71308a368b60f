import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agents } from '#/features/assistants/assistants.tables.ts';
import { builtInAgents, seedAgents } from '#seed/seed-assistants.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { addProduct, createProduct, infoOf } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedAgents(app.services);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const predefined = { agentType: 'predefined', agentId: builtInAgents[0]!.id, instructions: undefined };
const customAgents = async () =>
  (await app.services.db.select().from(agents)).filter(({ type }) => type === 'custom').map(({ id }) => id);
const edit = (id: string, projectName: string, agent: object) =>
  admin.post(`/api/id8/edit/${id}`, { projectName, thinking: 'FAST', ...agent });

describe('the agent of an ID8 project', () => {
  it('is a predefined one or its own', async () => {
    const ofSettings = await infoOf(admin, await addProduct(admin, 'ID8', 'Follows the settings', predefined));
    expect(ofSettings).toMatchObject({ agentType: 'predefined', agentId: builtInAgents[0]!.id, instructions: null });
    const own = await infoOf(admin, await addProduct(admin, 'ID8', 'Follows its own'));
    expect(own).toMatchObject({ agentType: 'custom', instructions: 'Think of the sea.', thinking: 'BALANCED' });
    for (const [wrong, path] of [
      [{ ...predefined, agentId: undefined }, 'body.agentId'],
      [{ agentType: 'custom', instructions: undefined }, 'body.instructions'],
    ] as const) {
      const { status, body } = await createProduct(admin, 'ID8', 'Follows nobody', wrong);
      expect([status, body.error.fields]).toEqual([400, [{ path, message: 'required' }]]);
    }
  });

  it('is not one that does not exist, nor a custom one as predefined', async () => {
    const { body } = await admin.call('PUT', '/api/id8/agent/register/custom', { instructions: 'Alone.' });
    for (const agentId of [anyId, body.id]) {
      expect((await createProduct(admin, 'ID8', 'Follows a ghost', { ...predefined, agentId })).status).toBe(404);
    }
    expect((await admin.post('/api/project/search', { query: 'ghost' })).body.totalElements).toBe(0);
  });

  it('can be registered before its project, and is then that project’s', async () => {
    const before = (await customAgents()).length;
    const registered = await admin.call('PUT', '/api/id8/agent/register/custom', { instructions: 'First draft.' });
    expect(registered.status).toBe(201);
    const more = { agentId: registered.body.id, instructions: 'Second draft.' };
    const id = await addProduct(admin, 'ID8', 'Registered first', more);
    expect(await infoOf(admin, id)).toMatchObject({ agentId: registered.body.id, instructions: 'Second draft.' });
    expect(await customAgents()).toHaveLength(before + 1);
    expect((await admin.call('PUT', '/api/id8/agent/register/custom', { instructions: ' ' })).status).toBe(400);
  });

  it('of another project cannot be taken, changed or found', async () => {
    const victim = await addProduct(admin, 'ID8', 'Owner of an agent');
    const { agentId } = await infoOf(admin, victim);
    const other = await addProduct(admin, 'ID8', 'Would-be taker');
    const theirs = { agentType: 'custom', agentId, instructions: 'Changed from outside.' };
    expect((await edit(other, 'Would-be taker', theirs)).status).toBe(404);
    expect((await createProduct(admin, 'ID8', 'Would-be creator', theirs)).status).toBe(404);
    expect((await infoOf(admin, victim)).instructions).toBe('Think of the sea.');
    const found = await admin.post('/api/id8/agent/search?size=999');
    expect(found.body.content.map(({ type }: { type: string }) => type)).not.toContain('custom');
  });

  it('goes with its project, and when the project follows another', async () => {
    const id = await addProduct(admin, 'ID8', 'Changes its mind');
    const { agentId } = await infoOf(admin, id);
    expect((await edit(id, 'Changes its mind', { agentType: 'custom', instructions: 'Better.' })).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({ agentId, instructions: 'Better.' });
    expect((await edit(id, 'Changes its mind', predefined)).status).toBe(200);
    expect(await customAgents()).not.toContain(agentId);
    expect((await edit(id, 'Changes its mind', { agentType: 'custom', instructions: 'Own again.' })).status).toBe(200);
    const last = (await infoOf(admin, id)).agentId;
    expect((await admin.delete(`/api/id8/${id}`)).status).toBe(200);
    expect(await customAgents()).not.toContain(last);
    const { body } = await admin.post('/api/id8/agent/search');
    expect(body.totalElements).toBe(builtInAgents.length);
  });
});

describe('the built-in agents', () => {
  it('are five, the same after every start, sorted by name and found by text', async () => {
    await seedAgents(app.services);
    const { body } = await admin.post('/api/id8/agent/search?sort=name');
    expect(body).toMatchObject({ totalElements: 5, page: 1, size: 10 });
    expect(body.content.map(({ name }: { name: string }) => name)).toEqual(
      builtInAgents.map(({ name }) => name).sort(),
    );
    expect((await admin.post('/api/id8/agent/search')).body.content[0].name).toBe('Research first');
    expect((await admin.post('/api/id8/agent/search?query=PROVO')).body.totalElements).toBe(1);
    expect((await admin.post('/api/id8/agent/search?query=%25')).body.totalElements).toBe(0);
    expect((await admin.post('/api/id8/agent/search?size=1000')).status).toBe(400);
  });
});
