import { MessagePath } from '@soundings/contract/genie/path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { findLinks, findMeasuredByKeys, ideasSentOn, messagesSentOn } from '#/features/genie/path/path.store.ts';
import { test } from './api-test.ts';
import type { Browser } from './browser.ts';
import { anyId } from './company-client.ts';
import { explain } from './explain.ts';
import { addProduct, seedChoices } from './product-client.ts';
import { createFrom, upload } from './resonance-client.ts';
import { messageTexts, sheetsRows, sheetsWorkbook } from './sheets-survey.ts';

const [calm, bold, numbers] = messageTexts as [string, string, string];
const url = 'https://lamps.example';
const ideaOf = (headline: string) =>
  `Idea type: Ritual\nIdea headline: ${headline}\nTransformation: A lamp ends the day\nManifestation: A switch for two`;

const pathOf = async (browser: Browser, id: string, query = ''): Promise<MessagePath> => {
  const { status, body } = await browser.get(`/api/project/${id}/path?size=50${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return MessagePath.parse(body);
};
const idsOf = async (browser: Browser, product: string, projectId: string, messages: readonly string[]) => {
  const { body } = await browser.post(`/api/${product}/message/create`, { projectId, messages });
  return (body.content as { id: string }[]).map(({ id }) => id);
};
const predictAll = async (browser: Browser, id: string) => {
  const { body } = await browser.post(`/api/genie/board?projectId=${id}`, {});
  const segment = { gender: 'ALL', ageRange: 'ALL' };
  for (const { message } of body.predicted)
    await browser.post(`/api/genie/predict/message?projectId=${id}`, { message, url, ...segment });
};

/** Three ideas; two of them become messages, one of which is edited; three messages are predicted, and a survey has asked all. */
const it = test
  .extend('family', { scope: 'file' }, async ({ app, admin, user }) => {
    await seedChoices(app);
    const shared = { userIds: [user.id] };
    const id8 = await addProduct(admin, 'ID8', 'Ideas of lamps', shared);
    const scout = await addProduct(admin, 'SCOUTV2', 'Messages of lamps', shared);
    const genie = await addProduct(admin, 'GENIE', 'Lamps predicted', shared);
    const ideas = await idsOf(admin, 'id8', id8, [ideaOf(calm), ideaOf('A shy message'), ideaOf('Never used')]);
    await admin.post(`/api/id8/send-on?projectId=${id8}`, { targetId: scout, ids: ideas.slice(0, 2) });
    const { body } = await admin.post(`/api/scout-v2/message/search?id=${scout}`, {});
    const shy = body.content.find(({ message }: { message: string }) => message === 'A shy message');
    await admin.post(`/api/scout-v2/message/edit-message/${shy.id}`, { message: bold });
    const added = await idsOf(admin, 'scout-v2', scout, [numbers]);
    const ids = [...body.content.map(({ id }: { id: string }) => id), ...added];
    await admin.post(`/api/scout-v2/send-to-genie?projectId=${scout}`, { targetId: genie, ids, url });
    await predictAll(admin, genie);
    const file = (await upload(admin, sheetsWorkbook(sheetsRows(600)), 'survey.xlsx')).body;
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id };
    const survey = (await createFrom(admin, { projectName: 'Lamps measured', ...given })).body.id as string;
    return { id8, scout, genie, survey };
  })
  .extend('apart', { scope: 'file' }, async ({ admin, family }) => {
    const id = await addProduct(admin, 'ID8', 'Secret ideas');
    const ids = await idsOf(admin, 'id8', id, [ideaOf('A secret message')]);
    await admin.post(`/api/id8/send-on?projectId=${id}`, { targetId: family.scout, ids });
    return id;
  });

it('follows messages from ideas to answers, the same from wherever it begins', async ({ admin, family }) => {
  const { id8, scout, genie, survey } = family;
  const found = await pathOf(admin, id8);
  expect(found.projects.map(({ id }) => id).toSorted()).toEqual([id8, scout, genie, survey].toSorted());
  expect(found.steps).toEqual({ ideas: 3, messages: 3, predicted: 3, measured: 3 });
  const rows = new Map(found.content.map((row) => [row.text, row]));
  expect([...rows.keys()].toSorted()).toEqual([bold, calm, numbers, 'Never used'].toSorted());
  expect(rows.get(bold)).toMatchObject({
    idea: { projectId: id8, headline: 'A shy message' },
    message: { projectId: scout, isEdited: true, isFinal: false },
    predicted: { projectId: genie },
    measured: { projectId: survey },
  });
  expect(rows.get(calm)).toMatchObject({ idea: { headline: calm }, message: { isEdited: false } });
  expect(rows.get(numbers)).toMatchObject({ idea: null, message: { projectId: scout } });
  expect(rows.get('Never used')).toMatchObject({ message: null, predicted: null, measured: null, places: null });

  const { body: data } = await admin.get(`/api/resonance/data?projectId=${survey}`);
  for (const { message, r1Share } of data.messages)
    expect(rows.get(message)!.measured).toMatchObject({
      percent: expect.closeTo(r1Share.percent, 9),
      base: r1Share.base,
    });
  const { body: board } = await admin.post(`/api/genie/board?projectId=${genie}`, {});
  for (const { message, interest } of board.predicted) expect(rows.get(message)!.predicted!.interest).toBe(interest);

  const both = found.content.filter(({ places }) => places);
  const placeOf = (values: readonly number[], value: number) => values.filter((other) => other > value).length + 1;
  for (const { places, predicted, measured } of both)
    expect(places).toEqual({
      predicted: placeOf(
        both.map((row) => row.predicted!.interest),
        predicted!.interest,
      ),
      measured: placeOf(
        both.map((row) => row.measured!.percent),
        measured!.percent,
      ),
      of: 3,
    });
  expect(found.agreement).toEqual({ messages: 3, rankCorrelation: null });
  expect(found.pairs).toHaveLength(3);
  for (const id of [scout, genie, survey]) {
    const other = await pathOf(admin, id);
    expect([other.steps, other.content]).toEqual([found.steps, found.content]);
  }
});

it('is sorted, searched and paged', async ({ admin, family }) => {
  const textsOf = async (query: string) => (await pathOf(admin, family.scout, query)).content.map(({ text }) => text);
  const measured = await pathOf(admin, family.scout, '&sort=measured');
  const shares = measured.content.map((row) => row.measured?.percent ?? null);
  expect(shares.slice(0, 3)).toEqual((shares.slice(0, 3) as number[]).toSorted((a, b) => a - b));
  expect(measured.content.at(-1)!.text).toBe('Never used');
  expect(await textsOf('&query=SHY')).toEqual([bold]);
  expect(await textsOf('&query=nothing like it')).toEqual([]);
  const pages = await Promise.all(
    [0, 1].map(async (page) => (await admin.get(`/api/project/${family.scout}/path?size=3&page=${page}`)).body),
  );
  expect(pages.map(({ content, totalElements }) => [content.length, totalElements])).toEqual([
    [3, 4],
    [1, 4],
  ]);
});

it('tells nothing of projects that one may not open, and of no other way through them', async ({
  admin,
  user,
  stranger,
  nobody,
  family,
  apart,
}) => {
  expect((await pathOf(admin, family.genie)).projects.map(({ id }) => id)).toContain(apart);
  const found = await pathOf(user, family.genie);
  expect(found.projects.map(({ id }) => id).toSorted()).toEqual([family.id8, family.scout, family.genie].toSorted());
  expect(found.content.find(({ text }) => text === 'A secret message')).toMatchObject({ idea: null });
  expect(found.steps).toMatchObject({ ideas: 3, measured: 0 });
  expect(found.content.map(({ measured }) => measured)).toEqual(found.content.map(() => null));
  expect((await user.get(`/api/project/${apart}/path`)).status).toBe(404);
  expect((await stranger.get(`/api/project/${family.genie}/path`)).status).toBe(404);
  expect((await nobody.get(`/api/project/${family.genie}/path`)).status).toBe(401);
});

it('refuses what is no project of a path', async ({ admin, family }) => {
  const sonar = await addProduct(admin, 'SONAR', 'No messages');
  expect((await admin.get(`/api/project/${sonar}/path`)).status).toBe(404);
  expect((await admin.get(`/api/project/${anyId}/path`)).status).toBe(404);
  expect((await admin.get('/api/project/none/path')).status).toBe(400);
  expect((await admin.get(`/api/project/${family.scout}/path?sort=text`)).status).toBe(400);
});

it('reads no board and no results as a whole, and answers 10,000 messages', async ({ app, admin, family }) => {
  const { db } = app.services;
  await db.execute(sql`
    insert into board_messages (id, project_id, count, text, create_type, is_new, creator, created_on)
    select gen_random_uuid(), ${family.scout}::uuid, 100 + n, 'Message of many ' || n, 'MANUAL', false, '', now()
    from generate_series(1, 10000) n`);
  await db.execute(sql`
    insert into genie_messages (id, project_id, list, create_type, text, count, is_new, evaluation, gender, age_range, url, created_on)
    select gen_random_uuid(), ${family.id8}::uuid, 'PREDICTED', 'MANUAL', '', n, false, 'PENDING', 'ALL', 'ALL', '', now()
    from generate_series(1, 10000) n`);
  await db.execute(sql`vacuum analyze board_messages, genie_messages, genie_results`);
  for (const query of [ideasSentOn(db, [family.id8]), messagesSentOn(db, [family.scout])])
    expect(await explain(db, query)).not.toMatch(/Seq Scan/);
  expect(await findLinks(db, [family.id8])).toContainEqual({ one: family.scout, other: family.id8 });
  expect(await findMeasuredByKeys(db, ['a calm message'])).toHaveLength(1);
  const found = await pathOf(admin, family.scout);
  expect(found.totalElements).toBeGreaterThan(10_000);
  expect(found.content).toHaveLength(50);
});
