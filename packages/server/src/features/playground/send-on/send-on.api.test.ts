import type { BoardMessage } from '@soundings/contract/board/board';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';

const root = '/api/ai/playground';
const anyId = '00000000-0000-4000-8000-000000000000';

const askOf = async (user: Browser) =>
  (await user.post(`${root}/open-ai/chat`, { message: 'How is trust calculated?', aiChatType: 'BUILT_IN' })).body;
const messagesIn = async (user: Browser, path: string, id: string): Promise<BoardMessage[]> =>
  (await user.post(`/api/${path}/message/search?id=${id}`, {})).body.content;

it('sends an answer on to SCOUT and ID8, where it stays known where it comes from', async ({ app, admin, nobody }) => {
  await seedChoices(app);
  const scout = await addProduct(admin, 'SCOUTV2', 'Sent to SCOUT');
  const id8 = await addProduct(admin, 'ID8', 'Sent to ID8');
  await addProduct(admin, 'GENIE', 'Takes none');
  const answer = await askOf(admin);
  const sendOn = (projectId: string, texts: string[], by = admin, id: string = answer.id) =>
    by.post(`${root}/messages/${id}/send-on`, { projectId, texts });

  const offered = (await admin.get(`${root}/send-on/projects`)).body;
  expect(offered).toHaveLength(2);
  expect(offered).toContainEqual({ id: id8, projectName: 'Sent to ID8', projectType: 'ID8' });
  expect(offered).toContainEqual({ id: scout, projectName: 'Sent to SCOUT', projectType: 'SCOUTV2' });
  const { status, body } = await sendOn(scout, ['Trust comes first.', 'Ratings count.']);
  expect([status, body]).toEqual([201, { id: scout, projectName: 'Sent to SCOUT', projectType: 'SCOUTV2', added: 2 }]);
  expect((await sendOn(id8, ['A shop of trust'])).status).toBe(201);
  const messages = await messagesIn(admin, 'scout-v2', scout);
  expect(messages.map(({ message }) => message)).toEqual(['Trust comes first.', 'Ratings count.']);
  const [idea] = await messagesIn(admin, 'id8', id8);
  for (const message of [...messages, idea!]) {
    expect(message).toMatchObject({ creator: expect.stringMatching(/^Test User/), createType: 'GENERATED' });
    expect(message.origin).toMatchObject({
      kind: 'BUILT_IN',
      answer: { conversationId: answer.threadId, messageId: answer.id },
    });
  }

  for (const texts of [[], [' '], ['x'.repeat(2001)], Array.from({ length: 51 }, () => 'x')]) {
    expect((await sendOn(scout, texts)).status).toBe(400);
  }
  expect((await sendOn(anyId, ['x'])).status).toBe(404);
  expect((await sendOn(scout, ['x'], admin, answer.question.id)).status).toBe(404);
  expect((await sendOn(scout, ['x'], nobody)).status).toBe(401);
  expect(await messagesIn(admin, 'scout-v2', scout)).toHaveLength(2);
});

it('sends no answer of another, and to no project that is another’s or in use', async ({ app, admin, stranger }) => {
  await seedChoices(app);
  const scout = await addProduct(admin, 'SCOUTV2', 'Nobody else’s');
  const [own, theirs] = [await askOf(admin), await askOf(stranger)];
  const sendOn = (by: Browser, { id }: { id: string }) =>
    by.post(`${root}/messages/${id}/send-on`, { projectId: scout, texts: ['Trust'] });
  expect((await stranger.get(`${root}/send-on/projects`)).body).toEqual([]);
  expect((await sendOn(stranger, theirs)).status).toBe(404);
  expect((await sendOn(stranger, own)).status).toBe(404);
  expect((await sendOn(admin, theirs)).status).toBe(404);
  await app.services.db.execute(
    sql`insert into project_holds (project_id, holder, username, until)
        values (${scout}, 'user:another', 'other@agency.example', now() + interval '1 minute')`,
  );
  const { status, body } = await sendOn(admin, own);
  expect([status, body.error.code, body.error.username]).toEqual([409, 'projectInUse', 'other@agency.example']);
});
