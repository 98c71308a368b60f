import { maxTokens } from '@soundings/contract/access/token-choices';
import { liveHeaders } from '@soundings/contract/live/live-channel';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { connectFrame, listenLive, openWire } from '#test/live-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import type { TestApp } from '#test/test-app.ts';

const nobodysId = '11111111-1111-4111-8111-111111111111';
const own = '/api/user-data/tokens';
const wanted = { name: 'Our dashboard', scopes: ['projects.read'], days: 30 };

const create = (browser: Browser, given: object = {}) => browser.post(own, { ...wanted, ...given });
const newToken = async (browser: Browser, given: object = {}): Promise<string> =>
  (await create(browser, given)).body.token;

/** A program that has nothing but its token. */
const tool = (app: TestApp, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const browser = app.browser();
  return {
    search: () => browser.post('/api/project/search', {}, headers),
    post: (url: string, body: object = {}) => browser.post(url, body, headers),
    get: (url: string) => browser.get(url, headers),
  };
};

const test = base.extend('projects', { scope: 'file' }, async ({ app, admin }) => {
  await seedChoices(app);
  return { first: await addProduct(admin, 'GENIE', 'First'), second: await addProduct(admin, 'GENIE', 'Second') };
});

describe('making a token', () => {
  test('shows it once, stores its hash alone, tells the owner by mail and the audit log', async ({ app, admin }) => {
    const before = app.mails.length;
    const { status, body } = await create(admin);
    expect(status).toBe(201);
    expect(body.token).toMatch(/^soundings_[\w-]{43}$/);
    const row = {
      id: expect.any(String),
      name: 'Our dashboard',
      ending: body.token.slice(-4),
      scopes: ['projects.read'],
      projectIds: null,
      createdOn: app.services.now().toISOString(),
      expiresOn: new Date(app.services.now().getTime() + 30 * 86_400_000).toISOString(),
      lastUsedOn: null,
    };
    expect(body.row).toEqual(row);
    expect((await admin.get(own)).body).toContainEqual(row);
    const stored = JSON.stringify(await app.services.db.execute(sql`select * from api_tokens`));
    expect(stored).toContain(body.token.slice(-4));
    expect(stored).not.toContain(body.token.slice(10, 30));
    await expect.poll(() => app.mails.length).toBe(before + 1);
    expect(app.mails.at(-1)).toMatchObject({ to: admin.username, subject: expect.stringContaining('API token') });
    expect(app.mails.at(-1)?.text).not.toContain(body.token);
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'token.create',
      outcome: 'success',
      target: admin.username,
      details: { token: 'Our dashboard', scopes: 'projects.read', days: 30 },
    });
  });

  test('refuses what is no token', async ({ app, admin, nobody }) => {
    const invalid = [
      { name: '' },
      { scopes: [] },
      { scopes: ['users.manage'] },
      { days: 3650 },
      { days: null },
      { projectIds: [] },
      { projectIds: ['x'] },
    ];
    for (const given of invalid) expect((await create(admin, given)).status).toBe(400);
    expect((await create(nobody)).status).toBe(401);
    const user = await app.signInAs('ROLE_CUSTOMER');
    for (let made = 0; made < maxTokens; made += 1) expect((await create(user)).status).toBe(201);
    expect(await create(user)).toMatchObject({ status: 409, body: { error: { code: 'limitReached' } } });
  });

  test('narrows it to projects that the user may open, and to no other', async ({ admin, stranger, projects }) => {
    expect((await create(admin, { projectIds: [projects.first] })).body.row.projectIds).toEqual([projects.first]);
    expect((await create(stranger, { projectIds: [projects.first] })).status).toBe(404);
    expect((await create(admin, { projectIds: [nobodysId] })).status).toBe(404);
  });
});

describe('calling with a token', () => {
  test('reads what its scopes and its user’s role allow, and says when it was used', async ({
    app,
    admin,
    projects,
  }) => {
    const { token, row } = (await create(admin)).body;
    const { status, body } = await tool(app, token).search();
    expect(status).toBe(200);
    expect(body.content.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([projects.first, projects.second]),
    );
    const usedOn = app.services.now().toISOString();
    app.pass(30_000);
    await tool(app, token).search();
    const listed = (await admin.get(own)).body.find(({ id }: { id: string }) => id === row.id);
    expect(listed.lastUsedOn).toBe(usedOn);
    app.pass(60_000);
    await tool(app, token).search();
    const later = (await admin.get(own)).body.find(({ id }: { id: string }) => id === row.id);
    expect(later.lastUsedOn).toBe(app.services.now().toISOString());
    expect(app.logLines.join()).not.toContain(token);
  });

  test('shows a user with nothing assigned no project, whatever the scopes', async ({ app, stranger, projects }) => {
    const token = await newToken(stranger, { scopes: ['projects.read', 'results.read', 'projects.write'] });
    expect((await tool(app, token).search()).body.content).toEqual([]);
    expect((await tool(app, token).get(`/api/genie/${projects.first}`)).status).toBe(404);
  });

  test('is refused beyond its scopes, with an entry in the audit log', async ({ app, admin, projects }) => {
    const { get, post } = tool(app, await newToken(admin));
    for (const reply of [await get(`/api/genie/${projects.first}`), await post('/api/genie', {}), await get(own)])
      expect(reply).toMatchObject({ status: 403, body: { error: { code: 'accessDenied' } } });
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'access.denied',
      actor: admin.username,
      target: `GET ${own}`,
    });
  });

  test('makes no token, ends no session and changes no password', async ({ app, admin }) => {
    const all = ['projects.read', 'results.read', 'content.write', 'projects.write'];
    const { get, post } = tool(app, await newToken(admin, { scopes: all }));
    const replies = [
      await post(own, wanted),
      await get('/api/user-data/sessions'),
      await get('/api/user-data'),
      await post(`/api/user/management/update-password/${admin.username}`, {}),
      await post('/api/user/management/add-user', {}),
      await get('/api/ivis/token/generate'),
    ];
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  });

  test('does less once its user does', async ({ app }) => {
    const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const { post } = tool(app, await newToken(user, { scopes: ['projects.write'] }));
    expect((await post('/api/genie', {})).status).toBe(400);
    await app.services.db.execute(sql`update users set role_name = 'ROLE_GLOBAL_USER' where id = ${user.id}`);
    expect((await post('/api/genie', {})).status).toBe(403);
  });

  test('works in its header alone, and not on the live channel', async ({ app, admin, projects }) => {
    const token = await newToken(admin, { scopes: ['projects.read', 'results.read'] });
    const cookie = app.browser();
    cookie.jar.set('accessToken', token);
    expect((await cookie.post('/api/project/search')).status).toBe(401);
    const wire = await openWire(await listenLive(app), { authorization: `Bearer ${token}` });
    wire.send(connectFrame([[liveHeaders.projectId, projects.first]]));
    expect(await wire.next()).toMatchObject({ command: 'ERROR', headers: { message: 'unauthorized' } });
  });

  test('that was never ours is refused, with one entry a minute', async ({ app }) => {
    app.pass(61_000);
    const forged = async () => (await app.auditEntries()).filter(({ target }) => target === 'API token').length;
    const before = await forged();
    for (const token of [`soundings_${'A'.repeat(43)}`, 'soundings_', `soundings_${'A'.repeat(43)}x`])
      expect((await tool(app, token).search()).status).toBe(401);
    expect(await forged()).toBe(before + 1);
  });
});

describe('a narrowed token', () => {
  test('opens its projects and no other, and only calls of projects', async ({ app, admin, projects }) => {
    const scopes = ['projects.read', 'results.read', 'projects.write'];
    const { search, get, post } = tool(app, await newToken(admin, { scopes, projectIds: [projects.first] }));
    expect((await search()).body.content.map(({ id }: { id: string }) => id)).toEqual([projects.first]);
    expect((await get(`/api/genie/${projects.first}`)).status).toBe(200);
    expect((await get(`/api/genie/${projects.second}`)).status).toBe(404);
    expect((await get(`/api/project/project-name/${projects.first}`)).status).toBe(200);
    expect((await get(`/api/project/project-name/${projects.second}`)).status).toBe(404);
    expect((await post('/api/genie', {})).status).toBe(403);
    expect((await post(`/api/genie/edit/${projects.first}`, {})).status).toBe(403);
  });
});

describe('a token ends', () => {
  let user: Browser;
  let call: () => Promise<number>;
  let tokenId: string;
  const open = async (app: TestApp) => {
    user = await app.signInAs('ROLE_GLOBAL_USER');
    const { token, row } = (await create(user)).body;
    tokenId = row.id;
    call = async () => (await tool(app, token).search()).status;
    expect(await call()).toBe(200);
  };

  test('when its user revokes it, which a stranger cannot', async ({ app, stranger, nobody }) => {
    await open(app);
    expect((await stranger.delete(`${own}/${tokenId}`)).status).toBe(404);
    expect((await nobody.delete(`${own}/${tokenId}`)).status).toBe(401);
    expect((await user.delete(`${own}/x`)).status).toBe(400);
    expect(await call()).toBe(200);
    expect((await user.delete(`${own}/${tokenId}`)).body).toEqual({ done: true });
    expect(await call()).toBe(401);
    expect((await user.get(own)).body).toEqual([]);
    expect((await user.delete(`${own}/${tokenId}`)).status).toBe(404);
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'token.delete',
      target: user.username,
      details: { token: 'Our dashboard' },
    });
  });

  test('when an administrator revokes it', async ({ app, admin, stranger }) => {
    await open(app);
    const ofUser = `/api/user/management/${user.id}/tokens`;
    expect((await admin.get(ofUser)).body).toMatchObject([{ id: tokenId, name: 'Our dashboard' }]);
    expect((await stranger.get(ofUser)).status).toBe(403);
    expect((await stranger.delete(`${ofUser}/${tokenId}`)).status).toBe(403);
    expect((await admin.delete(`/api/user/management/${stranger.id}/tokens/${tokenId}`)).status).toBe(404);
    expect((await admin.get(`/api/user/management/${nobodysId}/tokens`)).status).toBe(404);
    expect(await call()).toBe(200);
    expect((await admin.delete(`${ofUser}/${tokenId}`)).status).toBe(200);
    expect(await call()).toBe(401);
  });

  test('when its time is over', async ({ app }) => {
    await open(app);
    app.pass(30 * 86_400_000);
    expect(await call()).toBe(401);
  });

  test('when its user is disabled, for good', async ({ app }) => {
    await open(app);
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    await admin.post(`/api/user/management/${user.id}/disable`);
    expect(await call()).toBe(401);
    await admin.post(`/api/user/management/${user.id}/enable`);
    expect(await call()).toBe(401);
  });

  test('when its user is deleted, or gets another password', async ({ app }) => {
    const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
    await open(app);
    await admin.delete(`/api/user/management/${user.id}`);
    expect(await call()).toBe(401);
    await open(app);
    await admin.post(`/api/user/management/${user.id}/update-password`, { password: 'Another-Horse-8-Battery' });
    expect(await call()).toBe(401);
  });
});
