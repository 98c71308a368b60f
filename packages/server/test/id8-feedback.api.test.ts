import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readFeedback } from '#/features/board/feedback.ts';
import { addImage, addPrompt } from '#/features/id8/id8.store.ts';
import { test as it } from './api-test.ts';
import type { Browser } from './browser.ts';
import { anyId } from './company-client.ts';
import { addProduct, seedChoices } from './product-client.ts';
import type { TestApp } from './test-app.ts';

const projectPassword = 'Right-Password-12345';

/** A shared project with an idea and an image, and how a consumer asks it. */
const share = async (app: TestApp, admin: Browser, projectName: string) => {
  await seedChoices(app);
  const id = await addProduct(admin, 'ID8', projectName);
  await admin.post(`/api/project/activate/sharing/${id}`);
  await admin.post(`/api/project/edit/share/${id}`, { projectPassword });
  const { body } = await admin.post('/api/id8/message/create', { projectId: id, messages: ['A lamp that yawns'] });
  const [promptId, imageId] = [randomUUID(), randomUUID()];
  const on = { createdOn: new Date(), updatedOn: new Date() };
  const { db } = app.services;
  await addPrompt(db, {
    ...{ id: promptId, projectId: id, kind: 'CUSTOM', ideaId: null, ideaText: '', description: 'A lamp', ...on },
    ...{ generating: false, wanted: 1, failure: null, photo: null, liked: false },
  });
  await addImage(db, {
    ...{ id: imageId, promptId, projectId: id, storageKey: `id8/${imageId}`, width: 4, height: 4, layout: null, ...on },
    ...{ reaction: null, headline: 'Lamp', copy: '', statement: '', revision: '', basisId: null, rootId: imageId },
    ...{ kind: 'BUILT_IN', model: '', seed: 1, logoKey: null },
  });
  const visitor = app.browser();
  const projectRequest = { projectName, projectPassword };
  return {
    ...{ id, imageId, ideaId: body.content[0].id as string, projectRequest },
    ask: (path: string, request: object) => visitor.post(`/api/consumer/id8/${path}`, { projectRequest, request }),
    allow: (allowsFeedback: boolean) =>
      admin.post(`/api/project/edit/share/${id}`, { projectPassword, allowsFeedback }),
  };
};

it('lets consumers like and comment on ideas and images under a name, where the share allows it', async ({
  app,
  admin,
}) => {
  const { id, ideaId, imageId, projectRequest, ask, allow } = await share(app, admin, 'Lamps to judge');
  const idea = { of: 'IDEA', id: ideaId, name: 'Kirsten' };
  const image = { of: 'IMAGE', id: imageId, name: 'Kirsten' };
  const opened = async () => (await app.browser().post('/api/consumer/id8', projectRequest)).body.allowsFeedback;
  expect(await opened()).toBe(false);
  for (const said of [idea, image]) {
    expect((await ask('feedback/like', { ...said, liked: true })).body.error.code).toBe('accessDenied');
    expect((await ask('feedback/comment', { ...said, text: 'No' })).body.error.code).toBe('accessDenied');
  }
  expect((await allow(true)).status).toBe(200);
  expect((await admin.get(`/api/project/edit-info/${id}`)).body.allowsFeedback).toBe(true);
  expect(await opened()).toBe(true);
  for (const said of [idea, image]) {
    for (const liked of [true, true]) expect((await ask('feedback/like', { ...said, liked })).status).toBe(200);
    const { status, body } = await ask('feedback/comment', { ...said, text: 'Which lamp?' });
    expect([status, body]).toMatchObject([200, { kind: 'COMMENT', name: 'Kirsten', text: 'Which lamp?' }]);
  }
  const [message] = (await admin.post(`/api/id8/message/search?id=${id}`, {})).body.content;
  expect(message).toMatchObject({ likedBy: ['Kirsten'], comments: 1, reaction: null, message: 'A lamp that yawns' });
  const [frame] = (await admin.post(`/api/id8/idea/image/prompt/search?projectId=${id}`, {})).body.content;
  expect(frame.images[0]).toMatchObject({ likedBy: ['Kirsten'], comments: 1, reaction: null });
  const expected = expect.arrayContaining([
    expect.objectContaining({ kind: 'LIKE', name: 'Kirsten', text: '' }),
    expect.objectContaining({ kind: 'COMMENT', name: 'Kirsten', text: 'Which lamp?' }),
  ]);
  expect((await admin.get(`/api/id8/message/history/${ideaId}`)).body.feedback).toEqual(expected);
  expect((await admin.get(`/api/id8/image/feedback?imageId=${imageId}`)).body).toEqual(expected);
  expect((await ask('image/feedback', { imageId })).body).toEqual(expected);
  for (const said of [idea, image]) await ask('feedback/like', { ...said, liked: false });
  expect((await ask('image/feedback', { imageId })).body).toHaveLength(1);
});

it('stays with what it was said of while that is in the backup, and goes with the project', async ({ app, admin }) => {
  const { id, ideaId, imageId, ask, allow } = await share(app, admin, 'Lamps to lose');
  await allow(true);
  for (const [of, subject] of [
    ['IDEA', ideaId],
    ['IMAGE', imageId],
  ] as const)
    expect((await ask('feedback/like', { of, id: subject, name: 'Kirsten', liked: true })).status).toBe(200);
  const { db } = app.services;
  // Nothing but its project deletes a message, an idea or an image: what is deleted by hand can be restored.
  expect((await admin.call('DELETE', `/api/id8/message/${ideaId}`)).status).toBe(200);
  expect(await readFeedback(db, id)).toHaveLength(2);
  expect((await admin.post(`/api/id8/message/restore-message?messageId=${ideaId}`)).status).toBe(200);
  const [idea] = (await admin.post(`/api/id8/message/search?id=${id}`, {})).body.content;
  expect(idea.likedBy).toEqual(['Kirsten']);
  expect((await admin.call('DELETE', `/api/id8/${id}`)).status).toBe(200);
  expect(await readFeedback(db, id)).toEqual([]);
});

it('takes nothing without a name, of what is not there or another project’s, and with a wrong password', async ({
  app,
  admin,
  stranger,
  nobody,
}) => {
  const { ideaId, imageId, ask, allow, projectRequest } = await share(app, admin, 'Lamps with a name');
  const elsewhere = await share(app, admin, 'Lamps elsewhere');
  await allow(true);
  const like = { of: 'IDEA', id: ideaId, name: 'Kirsten', liked: true };
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(81) }, { of: 'FRAME' }, { id: 'x' }]) {
    expect((await ask('feedback/like', { ...like, ...wrong })).status).toBe(400);
  }
  expect((await ask('feedback/comment', { ...like, text: ' ' })).status).toBe(400);
  for (const of of ['IDEA', 'IMAGE']) {
    for (const id of [anyId, elsewhere.ideaId, elsewhere.imageId]) {
      expect((await ask('feedback/like', { ...like, of, id })).status).toBe(404);
    }
  }
  await admin.call('DELETE', `/api/id8/message/${ideaId}`);
  expect((await ask('feedback/like', like)).status).toBe(404);
  const wrong = { projectRequest: { ...projectRequest, projectPassword: 'Wrong-Password-1234' }, request: like };
  expect((await app.browser().post('/api/consumer/id8/feedback/like', wrong)).status).toBe(403);
  expect((await stranger.get(`/api/id8/image/feedback?imageId=${imageId}`)).status).toBe(404);
  expect((await nobody.get(`/api/id8/image/feedback?imageId=${imageId}`)).status).toBe(401);
});

it('is a choice of shares that consumers can say something on, and of no other', async ({ app, admin }) => {
  await seedChoices(app);
  const genie = await addProduct(admin, 'GENIE', 'Takes no likes');
  await admin.post(`/api/project/activate/sharing/${genie}`);
  const refused = await admin.post(`/api/project/edit/share/${genie}`, { projectPassword, allowsFeedback: true });
  expect([refused.status, refused.body.error.fields]).toEqual([
    400,
    [{ path: 'body.allowsFeedback', message: 'notSelectable' }],
  ]);
  expect((await admin.get(`/api/project/edit-info/${genie}`)).body.allowsFeedback).toBe(null);
});
