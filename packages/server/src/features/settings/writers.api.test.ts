import { writerLanguages } from '@soundings/contract/settings/writer-choices';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { builtInWriters, seedWriters } from '#seed/seed-writers.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { explain } from '#test/explain.ts';
import { writerPage } from './writers.store.ts';

const it = test;
const path = '/api/settings/writer';
const fields = {
  writerName: 'Mette',
  writerPhrase: 'Warm and short.',
  writerColor: '#A3367E80',
  language: 'Danish',
  status: 'active',
};
const save = (browser: Browser, body: object) => browser.post('/api/settings/save/writer', body);
const edit = (browser: Browser, id: string, body: object) => browser.post(`/api/settings/edit/writer/${id}`, body);
const search = async (browser: Browser, body: object = {}, query = '') =>
  (await browser.post(`/api/settings/search/writer${query}`, body)).body;
const namesIn = async (browser: Browser, body: object = {}, query = '?size=60') =>
  (await search(browser, body, query)).content.map(({ writerName }: { writerName: string }) => writerName);

it.beforeEach(async ({ app }) => seedWriters(app.services));

describe('writers', () => {
  it('come with the product in each language, the same after every start', async ({ app, admin }) => {
    await seedWriters(app.services);
    for (const language of writerLanguages) {
      expect(await search(admin, { language })).toMatchObject({ totalElements: 3, page: 0, size: 10 });
    }
    const [any] = (await search(admin)).content;
    expect(any).toMatchObject({
      status: 'active',
      builtIn: true,
      updatedBy: null,
      writerColor: expect.stringMatching(/^#[\da-f]{8}$/),
    });
  });

  it('are added, found by name, phrase and language, changed and deleted, each with an entry in the log', async ({
    app,
    admin,
  }) => {
    app.pass(60_000);
    const { status, body } = await save(admin, { ...fields, writerName: ' Mette ' });
    expect(status).toBe(201);
    const { id } = body;
    const made = {
      id,
      ...fields,
      writerColor: '#a3367e80',
      builtIn: false,
      updatedOn: app.services.now().toISOString(),
      updatedBy: expect.any(String),
    };
    expect((await admin.get(`${path}/${id}`)).body).toEqual(made);
    expect((await search(admin)).content[0]).toEqual(made);
    expect(await namesIn(admin, { query: 'METT' })).toEqual(['Mette']);
    expect(await namesIn(admin, { query: 'warm AND' })).toEqual(['Mette']);
    expect(await namesIn(admin, { query: 'mette', language: 'German' })).toEqual([]);
    expect(await namesIn(admin, { query: '%' })).toEqual([]);
    app.pass(60_000);
    // The language was chosen for good: what is sent for it means nothing.
    const edited = { ...fields, writerName: 'Mette H.', language: 'English', status: 'disabled' };
    expect((await edit(admin, id, edited)).status).toBe(200);
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({
      ...edited,
      language: 'Danish',
      writerColor: '#a3367e80',
    });
    expect(await namesIn(admin, { status: 'disabled' })).toEqual(['Mette H.']);
    expect((await admin.delete(`${path}/${id}`)).status).toBe(200);
    for (const reply of [
      await admin.get(`${path}/${id}`),
      await admin.delete(`${path}/${id}`),
      await edit(admin, id, fields),
    ]) {
      expect(reply.status).toBe(404);
    }
    const entries = (await app.auditEntries())
      .slice(-5)
      .map(({ action, target, outcome }) => [action, target, outcome]);
    expect(entries).toEqual([
      ['writer.create', 'Mette', 'success'],
      ['writer.change', 'Mette H.', 'success'],
      ['writer.delete', 'Mette H.', 'success'],
      ['writer.delete', id, 'failure'],
      ['writer.change', 'Mette', 'failure'],
    ]);
  });

  it('have a name of their own within a language', async ({ admin }) => {
    const { id } = (await save(admin, fields)).body;
    const taken = await save(admin, { ...fields, writerName: 'METTE' });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'nameAlreadyExists']);
    const other = await save(admin, { ...fields, language: 'German' });
    expect(other.status).toBe(201);
    expect((await edit(admin, id, { ...fields, writerName: 'lige UD' })).status).toBe(409);
    expect((await edit(admin, id, { ...fields, writerName: 'mette' })).status).toBe(200);
    for (const each of [id, other.body.id]) await admin.delete(`${path}/${each}`);
  });

  it('have a colour that can be seen, opaque where it does not say', async ({ admin }) => {
    const { id } = (await save(admin, { ...fields, writerColor: '#ABCDEF' })).body;
    expect((await admin.get(`${path}/${id}`)).body.writerColor).toBe('#abcdefff');
    await edit(admin, id, { ...fields, writerColor: '#abcdef03' });
    expect((await admin.get(`${path}/${id}`)).body.writerColor).toBe('#abcdef03');
    await admin.delete(`${path}/${id}`);
  });

  it.for<[string, unknown, string?]>([
    ['writerName', '', 'required'],
    ['writerName', undefined, 'required'],
    ['writerName', 'x'.repeat(61)],
    ['writerName', 'line\nbreak', 'invalidCharacters'],
    ['writerPhrase', ' ', 'required'],
    ['writerPhrase', undefined, 'required'],
    ['writerPhrase', 'x'.repeat(1001)],
    ['writerColor', undefined, 'required'],
    ['writerColor', 'red', 'hexColor'],
    ['writerColor', '#abc', 'hexColor'],
    ['writerColor', '#abcdef0', 'hexColor'],
    ['writerColor', '#gggggg', 'hexColor'],
    ['writerColor', '#abcdef00', 'opacity'],
    ['writerColor', '#abcdef;background:url(//x.example)', 'hexColor'],
    ['language', 'Swedish'],
    ['language', undefined, 'required'],
    ['status', 'away'],
  ])('refuse %s %s', async ([field, value, reason], { admin }) => {
    const { status, body } = await save(admin, { ...fields, [field]: value });
    expect([status, body.error.fields[0]]).toEqual([
      400,
      { path: `body.${field}`, message: reason ?? expect.any(String) },
    ]);
    if (field !== 'language') expect((await edit(admin, anyId, { ...fields, [field]: value })).status).toBe(400);
  });

  it('that came with the product can be changed and deleted for good', async ({ app, admin }) => {
    const [changed, deleted] = builtInWriters;
    await edit(admin, changed!.id, { ...fields, writerName: 'Plainer' });
    await admin.delete(`${path}/${deleted!.id}`);
    await seedWriters(app.services);
    expect((await admin.get(`${path}/${changed!.id}`)).body).toMatchObject({ writerName: 'Plainer', builtIn: true });
    expect((await admin.get(`${path}/${deleted!.id}`)).status).toBe(404);
  });

  it('are for global admins', async ({ user, nobody }) => {
    for (const [browser, status] of [
      [user, 403],
      [nobody, 401],
    ] as const) {
      const { id } = builtInWriters[2]!;
      for (const reply of [
        await browser.post('/api/settings/search/writer'),
        await browser.get(`${path}/${id}`),
        await save(browser, fields),
        await edit(browser, id, fields),
        await browser.delete(`${path}/${id}`),
      ]) {
        expect(reply.status).toBe(status);
      }
    }
  });

  it('of any number are sorted, paged and found by index', async ({ app, admin }) => {
    const { db } = app.services;
    await db.execute(sql`insert into writers (id, writer_name, writer_phrase, writer_color, language, created_on, updated_on)
      select gen_random_uuid(), 'Bulk ' || n, 'Phrase ' || n, '#000000ff', (array['English', 'German', 'Danish'])[n % 3 + 1],
        now(), timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 5000) n`);
    await db.execute(sql`vacuum analyze writers`);
    expect(await namesIn(admin, { query: 'bulk' }, '?sort=-writerName&size=1')).toEqual(['Bulk 999']);
    expect((await search(admin, { query: 'bulk' }, '?sort=updatedOn&page=499')).content).toHaveLength(10);
    const page = { page: 0, size: 10 } as const;
    for (const [filter, sort, index] of [
      [{}, '-updatedOn', 'writers_updated_on'],
      [{}, 'updatedOn', 'writers_updated_on'],
      [{ language: 'Danish' }, '-updatedOn', 'writers_language_updated_on'],
      [{}, 'writerName', 'writers_name'],
      [{}, '-language', 'writers_language_name'],
      [{ query: 'bulk 4999' }, '-updatedOn', 'writers_search'],
    ] as const) {
      const plan = await explain(db, writerPage(db, filter, { ...page, sort }));
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan on writers');
    }
  });
});
