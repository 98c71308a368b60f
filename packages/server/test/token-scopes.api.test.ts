import { holds } from '@soundings/contract/access/permissions';
import { type TokenScope, tokenScopes } from '@soundings/contract/access/token-choices';
import { isForNarrowedTokens, scopeByName } from '@soundings/contract/access/token-scopes';
import type { Endpoint } from '@soundings/contract/endpoint';
import { type EndpointName, endpoints } from '@soundings/contract/endpoints';
import { describe, expect } from 'vitest';
import { test as base } from './api-test.ts';
import type { Browser } from './browser.ts';
import { addProduct, seedChoices } from './product-client.ts';
import type { TestApp } from './test-app.ts';

const anyId = '11111111-1111-4111-8111-111111111111';

const newToken = async (browser: Browser, scopes: readonly TokenScope[], projectIds: string[] | null = null) =>
  (await browser.post('/api/user-data/tokens', { name: scopes.join(), scopes, days: 7, projectIds })).body.token;

const isClosed = async (app: TestApp, token: string, name: EndpointName, id = anyId): Promise<boolean> => {
  const { method, path }: Endpoint = endpoints[name];
  const headers = { authorization: `Bearer ${token}` };
  const url = path.replaceAll(/\{\w+\}/g, id);
  const { status, body } = await app.browser().call(method, url, method === 'GET' ? undefined : {}, headers);
  return status === 401 || body?.error?.code === 'accessDenied';
};

const test = base
  .extend('byScope', { scope: 'file' }, async ({ admin }) => {
    const tokens = new Map<TokenScope, string>();
    for (const scope of tokenScopes) tokens.set(scope, await newToken(admin, [scope]));
    return tokens;
  })
  .extend('ofCustomer', { scope: 'file' }, async ({ app }) =>
    newToken(await app.signInAs('ROLE_CUSTOMER'), tokenScopes),
  );

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => !['public', 'consumer'].includes(endpoints[name].access),
);

/** Written down by hand: what no token may do, whoever's it is. */
const neverPaths =
  /^\/api\/(alerts|mails|auth|check-auth|forgot-password|user|user-data|company|audit|system|assistant|open-ai|ivis|ai\/playground|ai\/settings|settings\/(?!id8\/rubric$)|project\/(edit|brand-rules|activate\/sharing|deactivate\/sharing|edit-info)|sonar\/sources|[\w-]+\/edit\/(share|assistants))(\/|$)/;
const projectEdits = new Set(['editSonarProject']);

describe('the scopes of API tokens', () => {
  test('open each call to its scope and to no other, within the role of the user', async ({
    app,
    byScope,
    ofCustomer,
  }) => {
    for (const name of names) {
      const scope = scopeByName.get(name);
      const held = [...byScope.keys()];
      const closed = await Promise.all(held.map((each) => isClosed(app, byScope.get(each)!, name)));
      expect({ name, open: held.filter((_, index) => !closed[index]) }).toEqual({ name, open: scope ? [scope] : [] });
      const { access } = endpoints[name] as Endpoint;
      const isOfRole = access === 'signed-in' || holds('ROLE_CUSTOMER', access as never);
      expect({ name, closed: await isClosed(app, ofCustomer, name) }).toEqual({
        name,
        closed: scope === undefined || !isOfRole,
      });
    }
  }, 300_000);

  test('leave sign-in, users, customers, settings and shared passwords alone', () => {
    const open = names.filter(
      (name) => neverPaths.test(endpoints[name].path) && !projectEdits.has(name) && scopeByName.has(name),
    );
    expect(open).toEqual([]);
  });

  test('let no reading scope change or delete anything', () => {
    const reading = names.filter((name) => scopeByName.get(name)?.endsWith('.read'));
    expect(reading.filter((name) => /DELETE|PUT|PATCH/.test(endpoints[name].method))).toEqual([]);
    const changes =
      /^(add|create|edit|delete|save|set|import|upload|generate|select|clear|reset|predict|cancel|stop)(?=[A-Z]|$)/;
    const verbs = reading.map((name) =>
      name.replace(/^(scout|id8|genieGo|genie)(?=[A-Z])/, '').replace(/^./, (first) => first.toLowerCase()),
    );
    expect(verbs.filter((name) => changes.test(name))).toEqual([]);
  });

  test('keep a narrowed token to calls of its projects', async ({ app, admin }) => {
    await seedChoices(app);
    const [own, other] = [await addProduct(admin, 'ID8', 'Narrow'), await addProduct(admin, 'ID8', 'Unseen twin')];
    const token = await newToken(admin, tokenScopes, [own]);
    const narrow = names.filter(isForNarrowedTokens);
    expect(narrow.length).toBeGreaterThan(100);
    for (const name of names) {
      if (!narrow.includes(name))
        expect({ name, closed: await isClosed(app, token, name, own) }).toEqual({ name, closed: true });
    }
    const headers = { authorization: `Bearer ${token}` };
    for (const name of narrow) {
      const { method, path }: Endpoint = endpoints[name];
      const ids = { projectId: other, id: other, jobEntityId: other };
      const url = `${path.replaceAll(/\{\w+\}/g, other)}?projectId=${other}&id=${other}`;
      const reply = await app.browser().call(method, url, method === 'GET' ? undefined : ids, headers);
      expect({ name, text: JSON.stringify(reply.body) }).toEqual({
        name,
        text: expect.not.stringContaining('Unseen twin'),
      });
      if (!['searchProjects', 'recentProjects'].includes(name))
        expect({ name, status: reply.status }).toEqual({ name, status: expect.toSatisfy((code) => code >= 400) });
    }
  }, 300_000);
});
