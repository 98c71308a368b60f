import { BrandRules } from '@soundings/contract/scout/brand-rules';
import { describe, expect } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { mergeRules } from './screen-texts.ts';

const projectName = 'Ruled';
const cheap = { avoid: [{ term: 'cheap', instead: 'affordable' }] };
const free = { claims: [{ term: 'free' }] };

/** A project of two companies, each with rules and an administrator of its own. */
const it = test
  .extend('id', { scope: 'file' }, async ({ app, admin }) => {
    await seedChoices(app);
    return addProduct(admin, 'SCOUTV2', projectName);
  })
  .extend('companies', { scope: 'file' }, async ({ app, admin, id }) => {
    const add = async (name: string, rules: object) => {
      const companyId = await addTestCompany(app.services.db, name, { enabledProducts: ['SCOUTV2'] });
      await admin.post(`/api/company/add-project/${companyId}`, { projectIds: [id] });
      expect((await put(admin, `settings/brand-rules/${companyId}`, rules)).status).toBe(200);
      return { companyId, person: await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN') };
    };
    return { alpha: await add('Alpha', cheap), beta: await add('Beta', free) };
  });

const put = (browser: Browser, path: string, rules: object) => browser.call('PUT', `/api/${path}`, rules);
const text = 'Cheap lamps, free delivery';
const screen = (browser: Browser, id: string, messages: readonly string[] = [text]) =>
  browser.post(`/api/scout-v2/message/screen?projectId=${id}`, { messages });
const kindsIn = async (browser: Browser, id: string) =>
  (await screen(browser, id)).body.findings[0].map(({ kind }: { kind: string }) => kind);

describe('rules of a customer', () => {
  it('are saved, listed and deleted, each with an entry in the log', async ({ app, admin, companies }) => {
    const { companyId } = companies.alpha;
    const { body } = await admin.get(`/api/settings/brand-rules/${companyId}`);
    expect(body).toMatchObject({ rules: BrandRules.parse(cheap), changedBy: expect.stringContaining('Test User') });
    const other = await addTestCompany(app.services.db, 'Gamma');
    expect((await put(admin, `settings/brand-rules/${other}`, free)).status).toBe(200);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'settings.brand-rules', target: 'Gamma' });
    const names = async () =>
      (await admin.get('/api/settings/brand-rules')).body
        .filter(({ changedOn }: { changedOn: string | null }) => changedOn !== null)
        .map(({ companyName }: { companyName: string }) => companyName);
    expect(await names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect((await admin.delete(`/api/settings/brand-rules/${other}`)).status).toBe(200);
    expect(await names()).toEqual(['Alpha', 'Beta']);
    expect((await admin.get(`/api/settings/brand-rules/${other}`)).body.rules).toBeNull();
  });

  it.for([
    [{ avoid: [{ term: ' ' }] }, 'body.avoid.0.term', 'required'],
    [{ use: ['…'] }, 'body.use.0', 'required'],
    [{ claims: [{ term: 'free', address: 'http://x.example' }] }, 'body.claims.0.address', 'httpsAddress'],
    [{ lengths: [{ channel: 'SMS', max: 0 }] }, 'body.lengths.0.max', undefined],
    [{ lengths: ['SMS', 'SMS'].map((channel) => ({ channel, max: 9 })) }, 'body.lengths', 'alreadyThere'],
    [{ tones: ['LOUD'] }, 'body.tones.0', undefined],
  ] as const)('refuse %j', async ([rules, path, message], { admin, companies }) => {
    const { status, body } = await put(admin, `settings/brand-rules/${companies.alpha.companyId}`, rules);
    expect([status, body.error.fields[0].path]).toEqual([400, path]);
    if (message) expect(body.error.fields[0].message).toBe(message);
  });

  it('are for global admins', async ({ admin, user, nobody, companies, id }) => {
    const { companyId, person } = companies.alpha;
    for (const path of [`settings/brand-rules/${companyId}`, `project/brand-rules/${id}`]) {
      for (const [browser, status] of [
        [user, 403],
        [person, 403],
        [nobody, 401],
      ] as const) {
        expect((await browser.get(`/api/${path}`)).status).toBe(status);
        expect((await put(browser, path, free)).status).toBe(status);
        expect((await browser.delete(`/api/${path}`)).status).toBe(status);
      }
    }
    for (const path of [`settings/brand-rules/${anyId}`, `project/brand-rules/${anyId}`])
      expect((await put(admin, path, free)).status).toBe(404);
  });
});

describe('screening', () => {
  it('goes by the rules of all customers for staff, and by their own for each customer', async ({
    admin,
    companies,
    id,
  }) => {
    expect(await kindsIn(admin, id)).toEqual(['avoid', 'claim']);
    expect(await kindsIn(companies.alpha.person, id)).toEqual(['avoid']);
    expect(await kindsIn(companies.beta.person, id)).toEqual(['claim']);
    expect((await screen(admin, id)).body.findings[0][0]).toEqual({
      ...{ kind: 'avoid', start: 0, end: 5, term: 'cheap', instead: 'affordable' },
    });
  });

  it('goes by a project’s own rules where it has some', async ({ admin, companies, id }) => {
    expect((await put(admin, `project/brand-rules/${id}`, { use: ['light'] })).status).toBe(200);
    expect(await kindsIn(companies.alpha.person, id)).toEqual(['use']);
    expect((await admin.get(`/api/project/brand-rules/${id}`)).body).toMatchObject({
      rules: { use: ['light'] },
      inherited: BrandRules.parse({ ...cheap, ...free }),
      companies: ['Alpha', 'Beta'],
    });
    expect((await admin.delete(`/api/project/brand-rules/${id}`)).status).toBe(200);
    expect(await kindsIn(companies.alpha.person, id)).toEqual(['avoid']);
  });

  it('is open to consumers, and closed to strangers', async ({ app, admin, stranger, nobody, companies, id }) => {
    expect(companies.alpha).toBeDefined();
    const projectRequest = { projectName, projectPassword: (await share(admin, id)).password };
    const ask = (credentials: object) =>
      app
        .browser()
        .post('/api/consumer/scout/message/screen', { projectRequest: credentials, request: { messages: [text] } });
    expect((await ask(projectRequest)).body.findings[0]).toHaveLength(2);
    expect((await ask({ ...projectRequest, projectPassword: 'no' })).status).toBe(403);
    expect((await screen(stranger, id)).status).toBe(404);
    expect((await screen(nobody, id)).status).toBe(401);
    expect((await screen(admin, id, [])).status).toBe(400);
  });

  it('keeps to the stricter of two customers’ rules', () => {
    const one = BrandRules.parse({
      ...cheap,
      readingLevel: 'MEDIUM',
      lengths: [{ channel: 'SMS', max: 160 }],
      use: ['a'],
    });
    const other = BrandRules.parse({
      ...{ readingLevel: 'EASY', lengths: [{ channel: 'SMS', max: 70 }], address: 'FORMAL', use: ['a', 'b'] },
      avoid: [{ term: 'CHEAP' }],
    });
    for (const merged of [mergeRules([one, other]), mergeRules([other, one])])
      expect(merged).toMatchObject({
        ...{ readingLevel: 'EASY', lengths: [{ channel: 'SMS', max: 70 }], address: 'FORMAL', use: ['a', 'b'] },
        avoid: [{ term: expect.stringMatching(/cheap/i) }],
      });
  });
});
