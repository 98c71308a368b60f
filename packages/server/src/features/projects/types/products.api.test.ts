import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Reply } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { addProduct, createProduct, infoOf, products, productTypes, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const fieldsOf = ({ body }: Reply): string[] => body.error.fields.map(({ path }: { path: string }) => path);
const editOf = (type: (typeof productTypes)[number], id: string, body: object) =>
  admin.post(`${products[type].path}/edit/${id}`, body);
const total = async () => (await admin.post('/api/project/search')).body.totalElements as number;

describe.each(productTypes)('a project of type %s', (type) => {
  const { fields, edited, required, path } = products[type];

  it('is made, listed, audited and open to whom it is assigned to', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const { status, body } = await createProduct(admin, type, `  First ${type} `, {
      userIds: [user.id, user.id],
      createdBy: anyId,
      active: false,
    });
    expect([status, body.projectName]).toEqual([201, `First ${type}`]);
    const { content } = (await user.post('/api/project/search')).body;
    expect(content).toMatchObject([
      { id: body.id, projectName: `First ${type}`, projectType: type, active: true, createdBy: { id: admin.id } },
    ]);
    expect(content[0]).toMatchObject({ activeSharing: false, demo: false, formed: type === 'SONAR' ? false : null });
    const entries = await app.auditEntries();
    expect(entries.at(-1)).toMatchObject({ action: 'project.create', outcome: 'success', target: `First ${type}` });
  });

  it('needs its fields and names those that are missing', async () => {
    const before = await total();
    const reply = await admin.post(products[type].creation, {});
    expect(reply.status).toBe(400);
    expect(reply.body.error.fields).toEqual(
      expect.arrayContaining(required.map((name) => ({ path: `body.${name}`, message: 'required' }))),
    );
    for (const name of required.filter((key) => typeof fields[key] === 'string')) {
      const blank = await createProduct(admin, type, `Blank ${name} ${type}`, { [name]: '   ' });
      expect([blank.status, ...new Set(fieldsOf(blank))]).toEqual([400, `body.${name}`]);
    }
    expect((await createProduct(admin, type, '  ')).status).toBe(400);
    expect((await createProduct(admin, type, 'n'.repeat(121))).status).toBe(400);
    expect(await total()).toBe(before);
  });

  it('is not made for a user who does not exist', async () => {
    const before = await total();
    expect((await createProduct(admin, type, `Nobody’s ${type}`, { userIds: [anyId] })).status).toBe(404);
    expect(await total()).toBe(before);
  });

  it('is edited, and refuses what creating refuses', async () => {
    const id = await addProduct(admin, type, `Edited ${type}`);
    expect((await editOf(type, id, { projectName: `Renamed ${type}`, ...edited })).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({ projectName: `Renamed ${type}`, ...edited });
    expect((await editOf(type, id, { projectName: '', ...edited })).status).toBe(400);
    for (const name of Object.keys(edited).filter((key) => typeof edited[key] === 'string' && key !== 'brand')) {
      expect((await editOf(type, id, { projectName: `Renamed ${type}`, ...edited, [name]: '' })).status).toBe(400);
    }
    expect((await editOf(type, anyId, { projectName: 'Any', ...edited })).status).toBe(404);
    expect((await editOf(type, 'nonsense', { projectName: 'Any', ...edited })).status).toBe(400);
    const entries = await app.auditEntries();
    const changes = entries.filter(({ action, target }) => action === 'project.change' && target === `Edited ${type}`);
    expect(changes).toMatchObject([{ details: { name: `Edited ${type} → Renamed ${type}` } }]);
  });

  it('is renamed by its name alone, and keeps everything else', async () => {
    const id = await addProduct(admin, type, `Plain ${type}`);
    const before = await infoOf(admin, id);
    expect((await editOf(type, id, { projectName: `Plainly renamed ${type}` })).status).toBe(200);
    const after = await infoOf(admin, id);
    expect(after.projectName).toBe(`Plainly renamed ${type}`);
    // The name is part of the links.
    const { projectName, link, finalMessagesLink } = after;
    expect(after).toEqual({ ...before, projectName, link, finalMessagesLink });
  });

  it('answers to the calls of its own type only', async () => {
    const id = await addProduct(admin, type, `Only ${type}`);
    for (const other of productTypes.filter((name) => name !== type)) {
      const body = { projectName: 'Taken over', ...products[other].edited };
      expect((await editOf(other, id, body)).status).toBe(404);
      expect((await admin.delete(`${products[other].path}/${id}`)).status).toBe(404);
    }
    expect((await admin.delete(`/api/resonance/${id}`)).status).toBe(404);
    expect((await infoOf(admin, id)).projectName).toBe(`Only ${type}`);
  });

  it('is deleted with its name, and only once', async () => {
    const id = await addProduct(admin, type, `Deleted ${type}`);
    const replies = await Promise.all([1, 2, 3].map(() => admin.delete(`${path}/${id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await admin.get(`/api/project/edit-info/${id}`)).status).toBe(404);
    expect((await createProduct(admin, type, `Deleted ${type}`)).status).toBe(201);
  });

  it('shares one name space with all other types', async () => {
    const id = await addProduct(admin, type, `Ours ${type}`);
    await addProduct(admin, 'GENIE', `Straße Ünique ${type}`);
    for (const taken of [
      `Straße Ünique ${type}`,
      `  straße  ÜNIQUE ${type.toLowerCase()} `,
      `Stra\u00dfe U\u0308nique ${type}`,
    ]) {
      const reply = await createProduct(admin, type, taken);
      expect([reply.status, reply.body.error.code]).toEqual([409, 'projectNameAlreadyExist']);
      const edit = await editOf(type, id, { projectName: taken, ...edited });
      const code = type === 'SONAR' ? 'projectWithThisNameAlreadyExist' : 'projectNameAlreadyExist';
      expect([edit.status, edit.body.error.code]).toEqual([409, code]);
    }
    expect(await infoOf(admin, id)).toMatchObject({ projectName: `Ours ${type}`, ...fieldsKept(type) });
    // Its own name in other letters is no other project's.
    expect((await editOf(type, id, { projectName: `OURS ${type}`, ...edited })).status).toBe(200);
  });
});

const fieldsKept = (type: (typeof productTypes)[number]) =>
  Object.fromEntries(Object.entries(products[type].fields).filter(([name]) => name in products[type].edited));

it('of twenty parallel creates with one name, over all types, exactly one goes through', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      createProduct(admin, productTypes[index % productTypes.length]!, 'One of twenty'),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  const { body } = await admin.post('/api/project/search', { query: 'one of twenty' });
  expect(body.totalElements).toBe(1);
});
