import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, brand, deleteBrands } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { ask, calculationsOf, importFigures, range, scoresByDomain } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const ranges = { comparable: range('2026-05-01', '2026-05-31'), compareTo: range('2026-04-01', '2026-04-30') };
const domains = [0, 1, 2].map((at) => `brand-${at}.example`);
let made = 0;
let id: string;
let name: string;
let ids: string[];
beforeEach(async () => {
  name = `Closed ${++made}`;
  id = await addSonar(admin, name, { datasets: domains.map((domain) => brand(domain)) });
  const figures = domains.map((domain, at) => ({ domain, size: 30 + at * 50, from: '2026-02-01', to: '2026-06-30' }));
  await importFigures(admin, id, figures);
  ids = (await allOf(admin, id)).map((row) => row.id);
});

const requests = (): [string, object][] => [
  ['', { ranges }],
  ['/trend', { ranges, score: 'interest', ids: [ids[0]] }],
  ['/why', { ranges, score: 'interest', initDataId: ids[0] }],
];
const statusesOf = async (browser: Browser): Promise<number[]> => {
  const asked = requests().map(([call, body]) => ask(browser, id, body, call));
  return (await Promise.all([...asked, browser.get(`/api/sonar/views/${id}`)])).map(({ status }) => status);
};
const sharedWith = async (projectPassword: string): Promise<number[]> => {
  const projectRequest = { projectName: name, projectPassword };
  const send = (path: string, request: object) =>
    app.browser().post(`/api/consumer/sonar/${path}`, { projectRequest, request });
  const asked = requests().map(([call, body]) => send(`calculations${call}`, body));
  return (await Promise.all([...asked, send('views', {}), send('dates', {})])).map(({ status }) => status);
};

describe('what is closed', () => {
  it('answers nobody: a company that is switched off, a project that is, sharing that is over', async () => {
    const companyId = await addTestCompany(app.services.db, `Closed ${made}`, { enabledProducts: ['SONAR'] });
    await admin.post(`/api/company/add-project/${companyId}`, { projectIds: [id] });
    const customer = await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN');
    const open = [200, 200, 200, 200];
    expect(await statusesOf(customer)).toEqual(open);
    const { password } = await share(admin, id);
    expect(await sharedWith(password)).toEqual([...open, 200]);
    await admin.post(`/api/project/deactivate/${id}`);
    expect(await statusesOf(customer)).toEqual([404, 404, 404, 404]);
    expect(await statusesOf(admin)).toEqual([404, 404, 404, 404]);
    expect(new Set(await sharedWith(password))).toEqual(new Set([403]));
    await admin.post(`/api/project/activate/${id}`);
    expect(await statusesOf(customer)).toEqual(open);
    await admin.post(`/api/company/deactivate/${companyId}`);
    expect(await statusesOf(customer)).toEqual([401, 401, 401, 401]);
  });

  it('answers no consumer whose password was replaced while the page was open', async () => {
    const { password } = await share(admin, id);
    expect(new Set(await sharedWith(password))).toEqual(new Set([200]));
    const next = 'Another-Fjord-7-Password';
    const changed = await admin.post(`/api/project/edit/share/${id}`, { projectPassword: next });
    expect(changed.body).toEqual({ done: true });
    expect(new Set(await sharedWith(password))).toEqual(new Set([403]));
    expect(new Set(await sharedWith(next))).toEqual(new Set([200]));
    await admin.post(`/api/project/deactivate/sharing/${id}`);
    expect(new Set(await sharedWith(next))).toEqual(new Set([403]));
  });
});

describe('what goes while it is asked for', () => {
  it('is answered as it was or as gone, never as a failure', async () => {
    const asked = () => requests().map(([call, body]) => ask(admin, id, body, call));
    const first = await Promise.all([...asked(), deleteBrands(admin, [ids[0]!]), ...asked()]);
    expect(first.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect((await calculationsOf(admin, id, ranges)).rows.map(({ domain }) => domain)).toEqual(domains.slice(1));
    const recalibrate = () => admin.post(`/api/sonar/recalibrate/${id}`);
    const last = await Promise.all([
      ...asked(),
      recalibrate(),
      admin.delete(`/api/sonar/${id}`),
      ...asked(),
      recalibrate(),
    ]);
    expect(last.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await statusesOf(admin)).toEqual([404, 404, 404, 404]);
  });

  it('is frozen one after the other by those who recalibrate at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => admin.post(`/api/sonar/recalibrate/${id}`)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await calculationsOf(admin, id, ranges)).reference!.version).toBe(4);
  });
});

describe('a reference that is not whole', () => {
  const store = (body: unknown) =>
    app.services.db.execute(
      sql`update sonar_references set body = ${JSON.stringify(body)}::jsonb where project_id = ${id}`,
    );

  it.each([[{}], [[]], [null], ['text'], [{ scales: { 'posts:FACEBOOK': { m: 1, s: 0 } }, caps: 7 }]])(
    'gives its place to the priors: %j',
    async (body) => {
      const before = await calculationsOf(admin, id, ranges);
      await store(body);
      const after = await calculationsOf(admin, id, ranges);
      const { parts: _, open: __, ...facts } = before.reference!;
      expect(after.reference).toMatchObject({ ...facts, parts: [] });
      expect(scoresByDomain(after)).not.toEqual(scoresByDomain(before));
      for (const row of after.rows) expect(row.powerrank.score).toBeGreaterThan(0);
      expect(await statusesOf(admin)).toEqual([200, 200, 200, 200]);
      await importFigures(admin, id, [{ domain: domains[1]!, size: 81, from: '2026-02-01', to: '2026-06-30' }]);
      expect((await admin.post(`/api/sonar/recalibrate/${id}`)).body.version).toBe(2);
    },
  );

  it('keeps the scores that it does say something about', async () => {
    const before = await calculationsOf(admin, id, ranges);
    await app.services.db.execute(
      sql`update sonar_references set body = body #- '{scales,posts:FACEBOOK}' where project_id = ${id}`,
    );
    const after = await calculationsOf(admin, id, ranges);
    expect(after.rows.map(({ trust }) => trust)).toEqual(before.rows.map(({ trust }) => trust));
    expect(after.rows[0]!.energy.score).not.toBe(before.rows[0]!.energy.score);
  });
});
