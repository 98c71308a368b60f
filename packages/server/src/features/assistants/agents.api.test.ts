import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { builtInAgents, seedAgents } from '#seed/seed-assistants.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { explain } from '#test/explain.ts';
import { addProduct, infoOf } from '#test/product-client.ts';
import { agentPage } from './agents.store.ts';

const it = test;
const path = '/api/id8/agent';
const fields = { name: 'Opposites', instructions: 'Look for what nobody would say.' };
const register = (browser: Browser, body: object) => browser.call('PUT', `${path}/register/system`, body);
const edit = (browser: Browser, kind: 'system' | 'custom', id: string, body: object) =>
  browser.call('PATCH', `${path}/edit/${kind}?id=${id}`, body);
const remove = (browser: Browser, id: string) => browser.delete(`${path}?id=${id}`);
const search = async (browser: Browser, query = '') => (await browser.post(`${path}/search${query}`)).body;
const followed = (agentId: string) => ({ agentType: 'predefined', agentId, instructions: undefined });

it.beforeEach(async ({ app }) => seedAgents(app.services));

describe('the agents of the settings', () => {
  it('are ten a page, by name from Z to A, with pages that count from 1', async ({ admin }) => {
    for (let n = 10; n < 20; n++) await register(admin, { ...fields, name: `Agent ${n}` });
    const first = await search(admin);
    expect(first).toMatchObject({ page: 1, size: 10, totalElements: 15 });
    expect(first.content[0].name).toBe('Research first');
    const second = await search(admin, '?page=2');
    expect(second).toMatchObject({ page: 2, totalElements: 15 });
    expect(second.content.map(({ name }: { name: string }) => name).at(-1)).toBe('Agent 10');
    expect(await search(admin, '?page=0')).toEqual(first);
    expect(await search(admin, '?page=1&size=10&query=')).toEqual(first);
    const found = await search(admin, '?query=AGENT 1&sort=name&size=999');
    expect(found.content).toHaveLength(10);
    for (const wrong of ['?page=-1', '?sort=instructions', '?size=0']) {
      expect((await admin.post(`${path}/search${wrong}`)).status).toBe(400);
    }
    for (const { id } of found.content) await remove(admin, id);
  });

  it('are added, changed, found and deleted, each with an entry in the log', async ({ app, admin }) => {
    const { status, body } = await register(admin, { name: ' Opposites ', instructions: ' Invert it. ' });
    expect(status).toBe(201);
    const { id } = body;
    expect((await admin.get(`${path}/${id}`)).body).toEqual({
      id,
      name: 'Opposites',
      instructions: 'Invert it.',
      type: 'predefined',
      count: 0,
      builtIn: false,
      updatedOn: app.services.now().toISOString(),
      updatedBy: expect.any(String),
      projects: [],
    });
    app.pass(60_000);
    expect((await edit(admin, 'system', id, { ...fields, name: 'Inversions' })).status).toBe(200);
    const [newest] = (await search(admin, '?sort=-updatedOn')).content;
    expect(newest).toMatchObject({ id, name: 'Inversions', instructions: fields.instructions });
    expect((await remove(admin, id)).status).toBe(200);
    expect((await admin.get(`${path}/${id}`)).status).toBe(404);
    expect((await remove(admin, id)).status).toBe(404);
    const entries = (await app.auditEntries())
      .slice(-4)
      .map(({ action, target, outcome }) => [action, target, outcome]);
    expect(entries).toEqual([
      ['agent.create', 'Opposites', 'success'],
      ['agent.change', 'Inversions', 'success'],
      ['agent.delete', 'Inversions', 'success'],
      ['agent.delete', id, 'failure'],
    ]);
  });

  it('have names of their own, however they are written', async ({ admin }) => {
    const { id } = (await register(admin, fields)).body;
    for (const name of ['opposites', ' OPPOSITES ', builtInAgents[0]!.name.toUpperCase()]) {
      const { status, body } = await register(admin, { ...fields, name });
      expect([status, body.error.code]).toEqual([409, 'nameAlreadyExists']);
    }
    const { status, body } = await edit(admin, 'system', id, { ...fields, name: builtInAgents[1]!.name });
    expect([status, body.error.code]).toEqual([409, 'nameAlreadyExists']);
    expect((await edit(admin, 'system', id, { ...fields, name: 'OPPOSITES' })).status).toBe(200);
    await remove(admin, id);
  });

  it('say how many projects follow them, and stay while one does', async ({ app, admin }) => {
    const { id } = (await register(admin, fields)).body;
    const names = ['b', 'A', 'c', 'd', 'e', 'f'].map((letter) => `Follower ${letter}`);
    const projects = [];
    for (const name of names) projects.push(await addProduct(admin, 'ID8', name, followed(id)));
    expect((await search(admin, '?query=opposites')).content[0].count).toBe(6);
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ count: 6, projects: { length: 6 } });
    const { status, body } = await remove(admin, id);
    expect([status, body.error.code]).toEqual([409, 'usedByProjects']);
    const first = ['A', 'b', 'c', 'd', 'e'].map((letter) => `Follower ${letter}`);
    expect(body.error.usedBy).toEqual({ count: 6, names: first });
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'agent.delete', outcome: 'failure' });
    for (const project of projects) await admin.delete(`/api/id8/${project}`);
    expect((await remove(admin, id)).status).toBe(200);
  });

  it('of which one is deleted while a project is made with it leave neither without the other', async ({ admin }) => {
    for (let turn = 0; turn < 5; turn++) {
      const { id } = (await register(admin, { ...fields, name: `Raced ${turn}` })).body;
      const data = { projectName: `Racing ${turn}`, thinking: 'FAST', ...followed(id) };
      const [made, deleted] = await Promise.all([admin.post('/api/id8', data), remove(admin, id)]);
      expect([made.status, deleted.status]).toEqual(made.status === 201 ? [201, 409] : [404, 200]);
      if (made.status === 201) expect(await infoOf(admin, made.body.id)).toMatchObject({ agentId: id });
    }
  });

  it('that came with the product can be changed and deleted for good', async ({ app, admin }) => {
    const [changed, deleted] = builtInAgents;
    await edit(admin, 'system', changed!.id, { ...fields, name: 'Contrast of ours' });
    expect((await remove(admin, deleted!.id)).status).toBe(200);
    await seedAgents(app.services);
    expect((await admin.get(`${path}/${changed!.id}`)).body).toMatchObject({ name: 'Contrast of ours', builtIn: true });
    expect((await admin.get(`${path}/${deleted!.id}`)).status).toBe(404);
  });

  it('of a project keep their kind: only instructions change, and it goes when nobody follows it', async ({
    admin,
  }) => {
    const project = await addProduct(admin, 'ID8', 'Own agent');
    const { agentId } = await infoOf(admin, project);
    expect((await edit(admin, 'system', agentId, fields)).status).toBe(404);
    expect((await edit(admin, 'custom', builtInAgents[2]!.id, fields)).status).toBe(404);
    expect((await edit(admin, 'custom', agentId, { instructions: 'Of the ice.' })).status).toBe(200);
    expect(await infoOf(admin, project)).toMatchObject({ instructions: 'Of the ice.' });
    expect((await remove(admin, agentId)).body.error.usedBy).toEqual({ count: 1, names: ['Own agent'] });
    const orphan = await admin.call('PUT', `${path}/register/custom`, { instructions: 'Never bound.' });
    expect((await remove(admin, orphan.body.id)).status).toBe(200);
  });

  it.for<[object, string, string?]>([
    [{ ...fields, name: ' ' }, 'name', 'required'],
    [{ ...fields, name: 'x'.repeat(121) }, 'name'],
    [{ ...fields, name: 'Umbra\u202egnp' }, 'name', 'invalidCharacters'],
    [{ ...fields, instructions: '  ' }, 'instructions', 'required'],
    [{ ...fields, instructions: 'x'.repeat(20_001) }, 'instructions'],
    [{ name: 'Alone' }, 'instructions', 'required'],
  ])('refuse %o', async ([body, field, reason], { admin }) => {
    for (const reply of [await register(admin, body), await edit(admin, 'system', builtInAgents[0]!.id, body)]) {
      expect([reply.status, reply.body.error.fields[0]]).toEqual([
        400,
        { path: `body.${field}`, message: reason ?? expect.any(String) },
      ]);
    }
  });

  it('are for global admins', async ({ user, nobody }) => {
    for (const [browser, status] of [
      [user, 403],
      [nobody, 401],
    ] as const) {
      expect((await browser.get(`${path}/${builtInAgents[0]!.id}`)).status).toBe(status);
      expect((await register(browser, fields)).status).toBe(status);
      expect((await edit(browser, 'system', anyId, fields)).status).toBe(status);
      expect((await edit(browser, 'custom', anyId, fields)).status).toBe(status);
      expect((await remove(browser, anyId)).status).toBe(status);
    }
  });
});

describe('5,000 agents', () => {
  it('are read by index, page by page', async ({ app }) => {
    const { db } = app.services;
    await db.execute(sql`insert into agents (id, name, type, instructions, created_on, updated_on)
      select gen_random_uuid(), 'Bulk ' || n, case when n % 50 = 0 then 'predefined' else 'custom' end, 'x', now(), now()
      from generate_series(1, 5000) n`);
    await db.execute(sql`vacuum analyze agents`);
    for (const sort of ['name', '-name', 'updatedOn', '-updatedOn'] as const) {
      const plan = await explain(db, agentPage(db, { page: 0, size: 10, sort }));
      expect(plan).toContain(sort.endsWith('name') ? 'agents_predefined_name' : 'agents_updated_on');
      expect(plan).not.toContain('Seq Scan on agents');
    }
  });
});
