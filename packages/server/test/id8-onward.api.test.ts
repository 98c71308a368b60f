import type { BoardMessage } from '@soundings/contract/board/board';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from './api-test.ts';
import type { Browser } from './browser.ts';
import { anyId } from './company-client.ts';
import { addProduct, seedChoices } from './product-client.ts';

const idea =
  'Idea type: Ritual\nIdea headline: Turn it off together\nTransformation: A lamp ends the day\nManifestation: A switch for two';

const it = test
  .extend('id8', { scope: 'file' }, async ({ app, admin, user }) => {
    await seedChoices(app);
    return addProduct(admin, 'ID8', 'Night lamps', { userIds: [user.id] });
  })
  .extend('ideas', { scope: 'file' }, async ({ admin, id8 }) => {
    const messages = [idea, 'A lamp that yawns'];
    const { body } = await admin.post('/api/id8/message/create', { projectId: id8, messages });
    return (body.content as BoardMessage[]).map(({ id }) => id);
  });

const sendOn = (browser: Browser, id8: string, request: object) =>
  browser.post(`/api/id8/send-on?projectId=${id8}`, request);
const boardOf = async (browser: Browser, id: string): Promise<BoardMessage[]> =>
  (await browser.post(`/api/scout-v2/message/search?id=${id}`, {})).body.content;
const predictedIn = async (browser: Browser, id: string): Promise<GenieMessage[]> =>
  (await browser.post(`/api/genie/board?projectId=${id}`, {})).body.predicted;

it('sends ideas to a SCOUT board, where each leads back for those who may open ID8', async ({
  admin,
  user,
  id8,
  ideas,
}) => {
  const scout = await addProduct(admin, 'SCOUTV2', 'Board of lamps', { userIds: [user.id] });
  const targets = (await admin.get(`/api/id8/send-on/projects?projectId=${id8}`)).body;
  expect(targets).toContainEqual({ id: scout, projectName: 'Board of lamps', projectType: 'SCOUTV2' });
  const sent = await sendOn(admin, id8, { targetId: scout, ids: ideas });
  const target = { id: scout, projectName: 'Board of lamps', projectType: 'SCOUTV2' };
  expect([sent.status, sent.body]).toEqual([201, { ...target, added: 2 }]);
  const messages = await boardOf(admin, scout);
  expect(messages.map(({ message }) => message)).toEqual(['Turn it off together', 'A lamp that yawns']);
  const from = { id: ideas[0], headline: 'Turn it off together', projectId: id8, projectName: 'Night lamps' };
  expect(messages[0]!.origin!.idea).toEqual(from);
  expect((await boardOf(user, scout))[0]!.origin!.idea).toEqual(from);

  const hidden = await addProduct(admin, 'ID8', 'Hidden lamps');
  const { body } = await admin.post('/api/id8/message/create', { projectId: hidden, messages: ['A secret lamp'] });
  await sendOn(admin, hidden, { targetId: scout, ids: [body.content[0].id] });
  const [forUser] = await boardOf(user, scout);
  expect([forUser!.message, forUser!.origin!.idea]).toEqual(['A secret lamp', undefined]);
  expect((await boardOf(admin, scout))[0]!.origin!.idea!.projectName).toBe('Hidden lamps');
});

it('sends ideas to GENIE, to be predicted about a page', async ({ admin, user, id8, ideas }) => {
  const genie = await addProduct(admin, 'GENIE', 'Lamps predicted', { userIds: [user.id] });
  const withoutPage = await sendOn(admin, id8, { targetId: genie, ids: ideas });
  expect([withoutPage.status, withoutPage.body.error.fields]).toEqual([
    400,
    [{ path: 'url', message: 'urlIsRequired' }],
  ]);
  const sent = await sendOn(user, id8, { targetId: genie, ids: ideas, url: 'https://lamps.example' });
  expect([sent.status, sent.body.added]).toEqual([201, 2]);
  const predicted = await predictedIn(user, genie);
  expect(predicted.map(({ message }) => message)).toEqual(['Turn it off together', 'A lamp that yawns']);
  expect(predicted[0]!.source).toEqual({ projectId: id8, projectName: 'Night lamps', projectType: 'ID8' });
});

it('tells of the project to those alone who may open it, however many newer ones there are', async ({
  app,
  admin,
  user,
}) => {
  const hidden = await addProduct(admin, 'ID8', 'Lamps for few');
  const genie = await addProduct(admin, 'GENIE', 'Lamps for many', { userIds: [user.id] });
  const { body } = await admin.post('/api/id8/message/create', { projectId: hidden, messages: ['A lamp for few'] });
  const ids = [body.content[0].id];
  await sendOn(admin, hidden, { targetId: genie, ids, url: 'https://lamps.example' });
  await app.services.db.execute(sql`
    insert into projects (id, project_name, name_key, project_type, created_on)
    select gen_random_uuid(), 'Lamp ' || n, 'lamp ' || n, 'ID8', now() + n * interval '1 day' from generate_series(1, 201) n`);
  expect((await predictedIn(admin, genie))[0]!.source!.projectName).toBe('Lamps for few');
  expect((await predictedIn(user, genie))[0]!.source).toBe(null);
});

it('refuses a project that takes no ideas, ideas that are not there, and whoever may not', async ({
  admin,
  user,
  stranger,
  nobody,
  id8,
  ideas,
}) => {
  const scout = await addProduct(admin, 'SCOUTV2', 'Of the admin alone');
  const request = { targetId: scout, ids: ideas };
  const other = await addProduct(admin, 'ID8', 'Takes none');
  expect((await sendOn(admin, id8, { ...request, targetId: other })).status).toBe(404);
  expect((await sendOn(admin, id8, { ...request, targetId: anyId })).status).toBe(404);
  expect((await sendOn(admin, id8, { ...request, ids: [] })).status).toBe(400);
  expect((await sendOn(admin, id8, { ...request, ids: [anyId] })).body.error.code).toBe('noMessagesAvailable');
  expect((await sendOn(user, id8, request)).status).toBe(404);
  for (const [browser, status] of [
    [stranger, 404],
    [nobody, 401],
  ] as const) {
    expect((await sendOn(browser, id8, request)).status).toBe(status);
    expect((await browser.get(`/api/id8/send-on/projects?projectId=${id8}`)).status).toBe(status);
  }
  expect(await boardOf(admin, scout)).toEqual([]);
});
