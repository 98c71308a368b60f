import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { builtInAssistants, seedAssistants } from '#seed/seed-assistants.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, createCompany } from '#test/company-client.ts';
import { explain } from '#test/explain.ts';
import { addProduct, createProduct } from '#test/product-client.ts';
import { assistantPage } from './assistant-settings.store.ts';

const it = test;
const path = '/api/assistant';
const fields = {
  name: 'Headline tester',
  type: 'TEXT',
  instructions: 'Write three headlines.',
  example: 'Walk on water.',
};
const change = (browser: Browser, id: string, body: object) => browser.call('PUT', `${path}/${id}`, body);
const add = async (browser: Browser, more: object = {}): Promise<string> =>
  (await browser.post(path, { ...fields, ...more })).body.id;
const list = async (browser: Browser, query = '') => (await browser.get(`${path}${query}`)).body;

it.beforeEach(async ({ app }) => seedAssistants(app.services));

describe('the assistants of the settings', () => {
  it('are listed with how their instructions begin, filtered, sorted and paged', async ({ admin }) => {
    const page = await list(admin, '?size=5');
    expect(page).toMatchObject({ totalElements: 8, page: 0, size: 5 });
    expect(page.content[0]).toMatchObject({
      name: 'Brief to messages',
      summary: expect.stringMatching(/^Turn an uploaded brief/),
      builtIn: true,
      count: 0,
      companies: 0,
      updatedBy: null,
    });
    expect(page.content[0].summary).toHaveLength(200);
    expect(page.content[0]).not.toHaveProperty('instructions');
    expect((await list(admin, '?type=CHAT')).content).toHaveLength(1);
    expect((await list(admin, '?query=MESSAGE%20C')).content[0].name).toBe('Message compressor');
    expect((await list(admin, '?query=%25')).content).toEqual([]);
    expect((await list(admin, '?sort=-type')).content[0].type).toBe('TEXT');
    for (const wrong of ['?type=VOICE', '?sort=summary', '?page=-1']) {
      expect((await admin.get(`${path}${wrong}`)).status).toBe(400);
    }
  });

  it('are added, changed, offered to projects and deleted, each with an entry in the log', async ({ app, admin }) => {
    const { status, body } = await admin.post(path, fields);
    expect(status).toBe(201);
    const { id } = body;
    app.pass(60_000);
    const edited = { ...fields, name: 'Headline judge', type: 'CHAT', example: '' };
    expect((await change(admin, id, edited)).status).toBe(200);
    expect((await admin.get(`${path}/${id}`)).body).toEqual({
      ...edited,
      id,
      count: 0,
      companies: 0,
      projects: [],
      builtIn: false,
      updatedOn: app.services.now().toISOString(),
      updatedBy: expect.any(String),
    });
    expect((await admin.get(`${path}/find/all`)).body).toContainEqual({ id, name: edited.name, type: 'CHAT' });
    expect((await list(admin, '?sort=-updatedOn&size=1')).content[0].id).toBe(id);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    for (const reply of [
      await admin.get(`${path}/${id}`),
      await admin.delete(`${path}/${id}`),
      await change(admin, id, fields),
    ]) {
      expect(reply.status).toBe(404);
    }
    const entries = (await app.auditEntries())
      .slice(-5)
      .map(({ action, target, outcome }) => [action, target, outcome]);
    expect(entries).toEqual([
      ['assistant.create', 'Headline tester', 'success'],
      ['assistant.change', 'Headline judge', 'success'],
      ['assistant.delete', 'Headline judge', 'success'],
      ['assistant.delete', id, 'failure'],
      ['assistant.change', 'Headline tester', 'failure'],
    ]);
  });

  it('have names of their own, however they are written', async ({ admin }) => {
    const id = await add(admin);
    for (const name of ['HEADLINE tester', ' claim writer ']) {
      const { status, body } = await admin.post(path, { ...fields, name });
      expect([status, body.error.code]).toEqual([409, 'nameAlreadyExists']);
    }
    expect((await change(admin, id, { ...fields, name: 'Claim Writer' })).body.error.code).toBe('nameAlreadyExists');
    expect((await change(admin, id, { ...fields, name: 'headline TESTER' })).status).toBe(200);
    await admin.delete(`${path}/${id}`);
  });

  it('that projects use keep their kind and stay; customers lose them with the rest', async ({ admin }) => {
    const id = await add(admin);
    const company = (await createCompany(admin, { assignedAssistants: [id] })).body.id;
    // In two modes of one project it is still one project.
    const scout = { activeAllAssistants: [id], activeSelectedAssistants: [id] };
    const projects = [await addProduct(admin, 'SCOUTV2', 'Uses it twice', scout)];
    projects.push(await addProduct(admin, 'GENIE', 'Also uses it', { assistantIds: [id] }));
    expect((await list(admin, '?query=headline')).content[0]).toMatchObject({ count: 2, companies: 1 });
    expect((await admin.get(`${path}/${id}`)).body.projects).toEqual([
      { id: projects[1], projectName: 'Also uses it', projectType: 'GENIE' },
      { id: projects[0], projectName: 'Uses it twice', projectType: 'SCOUTV2' },
    ]);
    for (const reply of [await admin.delete(`${path}/${id}`), await change(admin, id, { ...fields, type: 'FILE' })]) {
      expect([reply.status, reply.body.error.code]).toEqual([409, 'usedByProjects']);
      expect(reply.body.error.usedBy).toEqual({ count: 2, names: ['Also uses it', 'Uses it twice'] });
    }
    expect((await change(admin, id, { ...fields, example: 'Another.' })).status).toBe(200);
    await admin.delete(`/api/scout-v2/${projects[0]}`);
    await admin.delete(`/api/genie/${projects[1]}`);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/company/${company}`)).body.assistants).toEqual([]);
  });

  it('of which one is deleted while a project is made with it leave neither without the other', async ({ admin }) => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await add(admin, { name: `Raced ${turn}` });
      const making = createProduct(admin, 'GENIE', `Racing ${turn}`, { assistantIds: [id] });
      const [made, deleted] = await Promise.all([making, admin.delete(`${path}/${id}`)]);
      expect([made.status, deleted.status]).toEqual(made.status === 201 ? [201, 409] : [404, 200]);
    }
  });

  it('that came with the product can be changed and deleted for good', async ({ app, admin }) => {
    const [changed, deleted] = builtInAssistants;
    await change(admin, changed!.id, { ...fields, name: 'Claims of ours' });
    expect((await admin.delete(`${path}/${deleted!.id}`)).status).toBe(200);
    await seedAssistants(app.services);
    expect((await admin.get(`${path}/${changed!.id}`)).body).toMatchObject({ name: 'Claims of ours', builtIn: true });
    expect((await admin.get(`${path}/${deleted!.id}`)).status).toBe(404);
  });

  it('of an earlier version get their instructions', async ({ app, admin }) => {
    const { id, instructions } = builtInAssistants[2]!;
    await app.services.db.execute(sql`update assistants set instructions = '' where id = ${id}`);
    await seedAssistants(app.services);
    expect((await admin.get(`${path}/${id}`)).body.instructions).toBe(instructions);
  });

  it.for<[object, string, string?]>([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ type: 'VOICE' }, 'type'],
    [{ type: undefined }, 'type', 'required'],
    [{ instructions: '' }, 'instructions', 'required'],
    [{ example: 'x'.repeat(4001) }, 'example'],
  ])('refuse %o', async ([part, field, reason], { admin }) => {
    const body = { ...fields, ...part };
    for (const reply of [await admin.post(path, body), await change(admin, anyId, body)]) {
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
      const { id } = builtInAssistants[2]!;
      for (const reply of [
        await browser.get(path),
        await browser.get(`${path}/${id}`),
        await browser.post(path, fields),
        await change(browser, id, fields),
        await browser.delete(`${path}/${id}`),
      ]) {
        expect(reply.status).toBe(status);
      }
    }
  });

  it('of any number are read by index', async ({ app }) => {
    const { db } = app.services;
    await db.execute(sql`insert into assistants (id, name, type, instructions, created_on, updated_on)
      select gen_random_uuid(), 'Bulk ' || n, (array['FILE', 'TEXT', 'CHAT'])[n % 3 + 1], 'x', now(),
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 5000) n`);
    await db.execute(sql`vacuum analyze assistants`);
    for (const [filter, sort, index] of [
      [{}, 'name', 'assistants_name_unique'],
      [{ type: 'FILE' }, '-name', 'assistants_type_name'],
      [{}, 'type', 'assistants_type_name'],
      [{}, '-updatedOn', 'assistants_updated_on'],
    ] as const) {
      const plan = await explain(db, assistantPage(db, { ...filter, page: 0, size: 10, sort }));
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan on assistants');
    }
  });
});
