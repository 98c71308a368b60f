import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { openTestApp, password as signInPassword, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let made = 0;
let id: string;
let projectName: string;
let password: string;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
beforeEach(async () => {
  app.pass(900_001);
  await admin.signIn(app.mails, signInPassword);
  projectName = `Guessed ${++made}`;
  id = await addProduct(admin, 'GENIE', projectName);
  ({ password } = await share(admin, id));
});
afterAll(() => app.close());

const wrong = 'Not-The-Password-123';
type Jar = Record<string, string>;
const openFrom = async (remoteAddress: string, projectPassword: string, cookies: Jar = {}, name = projectName) => {
  const payload = { projectName: name, projectPassword };
  const reply = await app.inject({ method: 'POST', url: '/api/consumer/genie', payload, remoteAddress, cookies });
  const jar: Jar = Object.fromEntries(reply.cookies.map(({ name: cookie, value }) => [cookie, value]));
  return { status: reply.statusCode, jar };
};
const statusFrom = async (...given: Parameters<typeof openFrom>) => (await openFrom(...given)).status;
const flood = async (name = projectName) => {
  const statuses: number[] = [];
  for (let n = 0; n < 220; n++) {
    const address = n % 2 === 0 ? `198.51.${n}.7` : `2001:db8:${n.toString(16)}::7`;
    statuses.push(await statusFrom(address, wrong, {}, name));
  }
  expect(new Set(statuses)).toEqual(new Set([403, 429]));
  return statuses.filter((status) => status === 403).length;
};

describe('wrong passwords for one project from many addresses', () => {
  it('stop strangers, also with the right one, and for a quarter of an hour', async () => {
    expect(await flood()).toBe(200);
    expect(await statusFrom('203.0.113.1', wrong)).toBe(429);
    expect(await statusFrom('203.0.113.1', password)).toBe(429);
    const other = `Other ${made}`;
    const { password: ofOther } = await share(admin, await addProduct(admin, 'GENIE', other));
    expect(await statusFrom('203.0.113.1', ofOther, {}, other)).toBe(200);
    app.pass(900_001);
    expect(await statusFrom('203.0.113.1', password)).toBe(200);
  });

  it('are stopped alike where there is no such project', async () => {
    expect(await flood('No such project')).toBe(200);
  });

  it('leave open visits alone: a known browser wherever it is, and a program at its address', async () => {
    const { jar } = await openFrom('203.0.113.1', password);
    expect(await statusFrom('2001:db8:aa:bb::1', password)).toBe(200);
    await flood();
    expect(await statusFrom('203.0.113.99', password, jar)).toBe(200);
    expect(await statusFrom('203.0.113.1', password)).toBe(200);
    expect(await statusFrom('2001:db8:aa:bb:1234::1', password)).toBe(200);
    expect(await statusFrom('2001:db8:aa:bc::1', password)).toBe(429);
  });

  it('leave a visit alone that has lasted for days', async () => {
    for (let hours = 0; hours < 60; hours += 13) {
      expect(await statusFrom('203.0.113.1', password)).toBe(200);
      app.pass(13 * 3_600_000);
    }
    expect(await flood()).toBe(200);
    expect(await statusFrom('203.0.113.1', password)).toBe(200);
  });

  it('give whoever held the password before no tries at the new one', async () => {
    const { jar } = await openFrom('203.0.113.1', password);
    await admin.post(`/api/project/edit/share/${id}`, { projectPassword: 'Another-Password-77' });
    await flood();
    expect(await statusFrom('203.0.113.1', wrong, jar)).toBe(429);
    expect(await statusFrom('203.0.113.1', 'Another-Password-77', jar)).toBe(429);
  });

  it('are bounded for a known browser and a known address as for any other', async () => {
    const { jar } = await openFrom('203.0.113.1', password);
    for (const cookies of [jar, {}]) {
      for (let tries = 0; tries < 30; tries++) expect(await statusFrom('203.0.113.1', wrong, cookies)).toBe(403);
      expect(await statusFrom('203.0.113.1', wrong, cookies)).toBe(429);
      expect(await statusFrom('203.0.113.1', password, cookies)).toBe(429);
    }
  });

  it('from one /64 count as those of one address', async () => {
    for (let n = 0; n < 30; n++) expect(await statusFrom(`2001:db8:cc:dd::${n + 1}`, wrong)).toBe(403);
    expect(await statusFrom('2001:db8:cc:dd:ffff::1', password)).toBe(429);
    expect(await statusFrom('2001:db8:cc:de::1', password)).toBe(200);
  });
});

describe('the cookie of a visitor', () => {
  it('is of no use for another project, changed, or of another browser', async () => {
    const { jar } = await openFrom('203.0.113.1', password);
    const other = `Other ${made}`;
    const { password: ofOther } = await share(admin, await addProduct(admin, 'GENIE', other));
    const both = (await openFrom('203.0.113.1', ofOther, jar, other)).jar;
    const [browser, ...marks] = both.visitor!.split('.');
    expect(marks).toHaveLength(2);
    await flood();
    const strange = `${[...browser!].reverse().join('')}.${marks.join('.')}`;
    for (const visitor of ['', 'x', strange, `${browser}.${marks[1]}`, 'a'.repeat(4000)])
      expect(await statusFrom('203.0.113.99', password, { visitor }), visitor).toBe(429);
    expect(await statusFrom('203.0.113.99', password, both)).toBe(200);
    expect(await statusFrom('203.0.113.99', password, { visitor: `${browser}.${marks[0]}` })).toBe(200);
  });

  it('says nothing of project or password, and stays small', async () => {
    const { jar } = await openFrom('203.0.113.1', password);
    expect(jar.visitor).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    let cookies = jar;
    for (let n = 0; n < 25; n++) {
      await admin.post(`/api/project/edit/share/${id}`, { projectPassword: `Another-Password-${n}` });
      cookies = { ...cookies, ...(await openFrom('203.0.113.1', `Another-Password-${n}`, cookies)).jar };
    }
    expect(cookies.visitor!.split('.')).toHaveLength(21);
  });
});
