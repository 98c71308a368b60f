import type { BoardMessage } from '@soundings/contract/board/board';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { createCompany, signInOf } from '#test/company-client.ts';
import { explain } from '#test/explain.ts';
import { seedChoices } from '#test/product-client.ts';
import { openScout, textsOf } from '#test/scout-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { addMessages, findMessages } from './board.store.ts';

let app: TestApp;
let admin: Browser;
let other: Browser;

beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  other = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const open = (name: string, by?: Browser) => openScout(app, admin, name, by);

describe('a board', () => {
  it('adds messages of one’s own, newest first, with their prediction', async () => {
    const { id, root, create, search } = await open('Added');
    expect(await search()).toEqual([]);
    const added = await create(['First', '  Second  ']);
    expect(textsOf(added)).toEqual(['First', 'Second']);
    expect(added[0]).toMatchObject({
      ...{ count: 2, createType: 'MANUAL', reaction: null, selected: false, status: null, newMessage: true },
      ...{
        creator: expect.stringMatching(/^Test User/),
        isEdited: false,
        writer: null,
        origin: null,
        absorbed: [],
        comments: 0,
      },
    });
    const { interest, low, high, action, uncertainty } = added[0]!.prediction!;
    expect(low <= interest && interest <= high && action >= 0 && action <= 100).toBe(true);
    expect(uncertainty > 0 && uncertainty < 1).toBe(true);
    expect(textsOf(await search())).toEqual(['First', 'Second']);
    expect(textsOf(await search({}, '&sort=count'))).toEqual(['Second', 'First']);
    const { status, body } = await admin.post(`${root}/message/create`, { projectId: id, messages: [] });
    expect([status, body]).toEqual([201, { content: [], totalElements: 0 }]);
    expect((await admin.post(`${root}/message/create`, { projectId: id, messages: [' '] })).status).toBe(400);
    expect((await admin.post(`${root}/message/create`, { messages: ['A'] })).status).toBe(400);
  });

  it('finds by a word, by ids, in lists and in pages', async () => {
    const { create, search, id, root } = await open('Found');
    const [sleep, calm] = (await create(['Sleep 100% better', 'A calm room', 'Light'])) as [BoardMessage, BoardMessage];
    expect(textsOf(await search({ word: 'SLEEP' }))).toEqual(['Sleep 100% better']);
    expect(textsOf(await search({ word: '0%' }))).toEqual(['Sleep 100% better']);
    expect(await search({ word: '%_' })).toEqual([]);
    expect(textsOf(await search({ ids: [calm.id] }))).toEqual(['A calm room']);
    const second = await admin.post(`${root}/message/search?id=${id}&size=2&page=1`, {});
    expect([textsOf(second.body.content), second.body.totalElements]).toEqual([['Light'], 3]);
    const best = await search({}, '&sort=-interest');
    const interests = best.map(({ prediction }) => prediction!.interest);
    expect(interests).toEqual(interests.toSorted((one, two) => two - one));
    await admin.post(`${root}/message/select/${sleep.id}`);
    expect(textsOf(await search({ list: 'SELECTED' }))).toEqual([sleep.message]);
    expect(textsOf(await search({ list: 'SCREENED' }))).toEqual([sleep.message]);
    await admin.post(`${root}/message/reaction`, { id: sleep.id, reaction: 'LIKE' });
    expect(textsOf(await search({ list: 'FINAL' }))).toEqual([sleep.message]);
    expect(await search({ list: 'SCREENED' })).toEqual([]);
  });

  it('edits a message and keeps what it said before', async () => {
    const { create, root } = await open('Edited');
    const [{ id }] = (await create(['As it was'])) as [BoardMessage];
    const edit = (message: string) => admin.post(`${root}/message/edit-message/${id}`, { message });
    const { status, body } = await edit('As it is');
    expect([status, body.message, body.isEdited]).toEqual([200, 'As it is', true]);
    app.pass(1000);
    expect((await edit('As it was')).body.isEdited).toBe(false);
    const { histories, original, feedback } = (await admin.get(`${root}/message/history/${id}`)).body;
    expect(histories.map((one: { message: string }) => one.message)).toEqual(['As it was', 'As it is']);
    expect(histories[0].updatedBy).toMatch(/^Test User/);
    expect(original).toMatchObject({ text: 'As it was', createdBy: expect.stringMatching(/^Test User/), count: 1 });
    expect(feedback).toEqual([]);
    expect((await edit('  ')).status).toBe(400);
  });

  it('selects, likes, orders, deletes, restores, clears and reclaims', async () => {
    const { id, create, search, root } = await open('Curated');
    const ids = (await create(['One', 'Two', 'Three', 'Four'])).map((message) => message.id);
    const [one, two, three, four] = ids as [string, string, string, string];
    expect((await admin.post(`${root}/message/select/by/ids`, { ids: [one, two], selected: true })).status).toBe(200);
    await admin.post(`${root}/message/unselect/${two}`);
    expect(textsOf(await search({ list: 'SELECTED' }))).toEqual(['One']);
    for (const liked of [one, two, three])
      await admin.post(`${root}/message/reaction`, { id: liked, reaction: 'LIKE' });
    expect((await admin.post(`${root}/message/order`, { ids: [three, one] })).status).toBe(200);
    expect(textsOf(await search({ list: 'FINAL' }, '&sort=finalRank'))).toEqual(['Three', 'One', 'Two']);
    await admin.post(`${root}/message/reaction`, { id: three, reaction: '' });
    expect((await search({ ids: [three] }))[0]).toMatchObject({ reaction: null, finalRank: null });

    expect((await admin.delete(`${root}/message/${one}`)).status).toBe(200);
    expect((await admin.call('DELETE', `${root}/message/delete/by/ids`, { ids: [two, three] })).status).toBe(200);
    expect(textsOf(await search())).toEqual(['Four']);
    expect(textsOf(await search({ status: 'BACKUP' }))).toEqual(['One', 'Two', 'Three']);
    expect((await admin.post(`${root}/message/restore-message?messageId=${one}`)).status).toBe(200);
    expect((await search({ ids: [one] }))[0]).toMatchObject({ reaction: 'LIKE', selected: true, count: 4 });
    await admin.post(`${root}/clear?id=${id}`, { keepsCurated: true });
    expect(textsOf(await search())).toEqual(['One']);
    expect((await admin.post(`${root}/message/reclaim?projectId=${id}`)).status).toBe(200);
    expect(textsOf(await search())).toEqual(['One', 'Two', 'Three', 'Four']);
    await admin.post(`${root}/clear/selected?id=${id}`, {});
    expect(textsOf(await search())).toEqual(['Two', 'Three', 'Four']);
    await admin.post(`${root}/clear?id=${id}`, {});
    expect(await search()).toEqual([]);
    expect((await admin.post(`${root}/message/select/${four}`)).status).toBe(200);
  });

  it('exports the messages that are named, in their order, in four formats', async () => {
    const { create, root } = await open('Export / of: it?');
    const ids = (await create(['First & <one>', 'Second'])).map((message) => message.id).toReversed();
    const txt = await admin.post(`${root}/message/export`, { ids });
    expect([txt.status, txt.body]).toEqual([200, 'Second\n\nFirst & <one>\n']);
    expect(txt.headers['content-disposition']).toMatch(/Export _ of_ it__\d\d-\d\d-\d{4}_\d{6}\.txt/);
    const csv = await admin.post(`${root}/message/export`, { ids, format: 'CSV', lang: 'de' });
    expect(csv.body).toContain('"Nr.";"Botschaft";');
    expect(csv.body).toMatch(/"1";"Second";"manuell";"nein";"nein";"";"\d+,\d"/);
    for (const format of ['XLSX', 'DOCX']) {
      const file = await admin.post(`${root}/message/export`, { ids, format });
      expect(file.headers['content-disposition']).toContain(`.${format.toLowerCase()}`);
      expect(String(file.body).slice(0, 2)).toBe('PK');
    }
    expect((await admin.post(`${root}/message/export`, { ids: [] })).body.error.code).toBe('noMessagesAvailable');
    expect((await admin.post(`${root}/message/export`, { ids, format: 'PDF' })).status).toBe(400);
  });
});

describe('who may use a board', () => {
  const nobody = '11111111-1111-4111-8111-111111111111';

  it('names no message to anybody else, and takes ids of two projects for none', async () => {
    const mine = await open('Mine');
    const theirs = await open('Theirs');
    const [{ id }] = (await mine.create(['Mine'])) as [BoardMessage];
    const [foreign] = (await theirs.create(['Theirs'])) as [BoardMessage];
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    const calls: [string, 'GET' | 'POST' | 'DELETE', object?][] = [
      [`message/search?id=${mine.id}`, 'POST', {}],
      ['message/create', 'POST', { projectId: mine.id, messages: ['A'] }],
      [`message/edit-message/${id}`, 'POST', { message: 'A' }],
      ['message/reaction', 'POST', { id, reaction: 'LIKE' }],
      [`message/select/${id}`, 'POST'],
      [`message/unselect/${id}`, 'POST'],
      ['message/select/by/ids', 'POST', { ids: [id], selected: true }],
      [`message/${id}`, 'DELETE'],
      ['message/delete/by/ids', 'DELETE', { ids: [id] }],
      [`message/restore-message?messageId=${id}`, 'POST'],
      [`message/reclaim?projectId=${mine.id}`, 'POST'],
      [`message/history/${id}`, 'GET'],
      ['message/order', 'POST', { ids: [id] }],
      ['message/export', 'POST', { ids: [id] }],
      [`clear?id=${mine.id}`, 'POST', {}],
    ];
    for (const [path, method, body] of calls) {
      const [asNobody, asStranger] = await Promise.all([
        app.browser().call(method, `${mine.root}/${path}`, body),
        stranger.call(method, `${mine.root}/${path}`, body),
      ]);
      expect([path, asNobody.status, asStranger.status]).toEqual([path, 401, 404]);
    }
    const mixed = { ids: [id, foreign!.id] };
    expect((await admin.call('DELETE', `${mine.root}/message/delete/by/ids`, mixed)).status).toBe(404);
    expect((await admin.post(`${mine.root}/message/export`, mixed)).status).toBe(404);
    expect((await admin.post(`${mine.root}/message/export`, { ids: [id, nobody] })).status).toBe(404);
    expect(textsOf(await mine.search())).toEqual(['Mine']);
    expect((await mine.shared(`message/edit-message/${foreign!.id}`, { message: 'A' })).status).toBe(404);
    expect((await mine.shared('message/delete/by/ids', mixed, 'DELETE')).status).toBe(404);
    expect(textsOf(await theirs.search())).toEqual(['Theirs']);
  });

  it('gives consumers every call but those of the backup', async () => {
    const { shared, search, root, id } = await open('Shared board');
    const { status, body } = await shared('message/create', { messages: ['From outside', 'Another'] });
    expect([status, body.content[0].creator]).toEqual([201, '']);
    const [one, two] = body.content as [BoardMessage, BoardMessage];
    expect((await shared(`message/edit-message/${one.id}`, { message: 'Changed' })).body.message).toBe('Changed');
    expect((await shared('message/reaction', { id: one.id, reaction: 'LIKE' })).status).toBe(200);
    expect((await shared(`message/select/${one.id}`)).status).toBe(200);
    expect((await shared(`message/history/${one.id}`)).body.histories).toHaveLength(1);
    expect((await shared('message/export', { ids: [one.id] })).body).toBe('Changed\n');
    expect((await shared(`message/${two.id}`, {}, 'DELETE')).status).toBe(200);
    expect((await shared('message/search', { sort: 'count' })).body.content).toMatchObject([
      { message: 'Changed', reaction: 'LIKE', selected: true },
    ]);
    for (const backup of [{ status: 'BACKUP' }, { list: 'BACKUP' }])
      expect((await shared('message/search', backup)).body.error.code).toBe('accessDenied');
    for (const [path, request, method] of [
      [`message/history/${two.id}`, {}],
      [`message/edit-message/${two.id}`, { message: 'Mine' }],
      ['message/reaction', { id: two.id, reaction: 'LIKE' }],
      [`message/select/${two.id}`, {}],
      ['message/select/by/ids', { ids: [one.id, two.id], selected: true }],
      ['message/order', { ids: [two.id] }],
      ['message/export', { ids: [one.id, two.id] }],
      ['questionnaire', { ids: [two.id], format: 'TXT', lang: 'en' }],
      [`message/${two.id}`, {}, 'DELETE'],
    ] as const)
      expect([path, (await shared(path, request, method)).body.error?.code]).toEqual([path, 'accessDenied']);
    expect((await shared('message/reclaim')).status).toBe(404);
    expect((await shared(`message/restore-message?messageId=${two.id}`)).status).toBe(404);
    expect(textsOf(await search({ status: 'BACKUP' }))).toEqual(['Another']);
    expect((await shared('clear')).status).toBe(200);
    expect(await search()).toEqual([]);
    await admin.post(`/api/project/deactivate/sharing/${id}`);
    expect((await shared('message/search')).status).toBe(403);
    expect(root).toBe('/api/scout-v2');
  });

  it('lets users of a company in whose project it is', async () => {
    const { body } = await createCompany(admin, { companyName: 'Board AS', enabledProducts: ['SCOUTV2'] });
    const { id, search, create } = await open('Of a company');
    await create(['Ours']);
    const member = await signInOf(app, body.id, 'ROLE_COMPANY_ADMIN');
    expect((await member.post(`/api/scout-v2/message/search?id=${id}`, {})).status).toBe(404);
    expect((await admin.post(`/api/company/add-project/${body.id}`, { projectIds: [id] })).status).toBeLessThan(300);
    expect(textsOf(await search({}, '', member))).toEqual(['Ours']);
  });

  it('refuses changes while another one works with the project', async () => {
    const { id, create, root } = await open('Held board');
    const [message] = (await create(['Mine'])) as [BoardMessage];
    await app.services.db.execute(
      sql`insert into project_holds (project_id, holder, username, until)
          values (${id}, 'user:another', 'other@agency.example', now() + interval '1 minute')`,
    );
    for (const change of [
      other.post(`${root}/message/select/${message!.id}`),
      other.post(`${root}/message/create`, { projectId: id, messages: ['A'] }),
      other.delete(`${root}/message/${message!.id}`),
    ]) {
      const { status, body } = await change;
      expect([status, body.error.code, body.error.username]).toEqual([409, 'projectInUse', 'other@agency.example']);
    }
  });
});

it('lists 5,000 messages by an index, and in time', async () => {
  const { id, search } = await open('Crowded');
  const { db } = app.services;
  const words = ['calm', 'light', 'sleep', 'lamp', 'linen', 'evening', 'repair', 'Aarhus', 'power', 'reader'];
  const text = (index: number) => [0, 1, 2, 3, 4, 5].map((at) => words[(index * (at + 3) + at) % 10]).join(' ');
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...{ text: `${text(index)} ${index}`, createType: 'GENERATED' as const, creator: '' },
  }));
  await addMessages(db, id, app.services.now(), rows);
  await db.execute(sql`analyze board_messages`);
  expect(await explain(db, findMessages(db, id, {}))).toContain('board_messages_project_count');
  expect(await explain(db, findMessages(db, id, { status: 'BACKUP' }))).toContain('board_messages_backup');
  expect(await search()).toHaveLength(5000);
  expect(await search({ word: 'aarhus 1' })).not.toHaveLength(0);
});
