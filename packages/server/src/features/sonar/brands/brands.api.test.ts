import { randomUUID } from 'node:crypto';
import { datasetLimits, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { infoOf, seedChoices } from '#test/product-client.ts';
import {
  addBrand,
  addSonar,
  allOf,
  brand,
  countsOf,
  deleteBrands,
  editBrand,
  pageOf,
  postDataset,
} from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
const newProject = (more: object = {}) => addSonar(admin, `Brands ${++made}`, more);

describe('a brand', () => {
  it('is added with what was left out at its default, found, and counted by its project', async () => {
    const projectId = await newProject();
    const added = await addBrand(admin, projectId, {
      brandCompany: '  Havgus ',
      domain: 'https://www.Havgus.dk/shop?x=1',
      socials: {
        FACEBOOK: [{ url: 'https://www.facebook.com/Havgus/' }],
        YOUTUBE: [{ url: '@havgus' }, { url: 'youtube.com/channel/UCe5b_iDBYNiLcx0DlJmdrRQ', isSelected: true }],
      },
    });
    const given = { status: 'SUCCESS', reason: 'given', evidence: null, checkedOn: null };
    expect(added).toMatchObject({
      projectId,
      count: 1,
      country: 'DK',
      brandCompany: 'Havgus',
      domain: 'havgus.dk',
      competitorType: 'All',
      inEcosystem: false,
      inFocus: false,
      myCompany: false,
      categories: [],
      missing: {},
      crawlState: null,
      crawledOn: null,
      logo: null,
      socials: {
        FACEBOOK: [{ key: 'havgus', isSelected: true, ...given }],
        YOUTUBE: [
          { key: '@havgus', isSelected: false },
          { key: 'channel:UCe5b_iDBYNiLcx0DlJmdrRQ', isSelected: true },
        ],
      },
    });
    expect((await admin.get(`/api/sonar-data/${added.id}`)).body).toEqual(added);
    expect((await pageOf(admin, projectId)).content).toEqual([added]);
    const projects = (await admin.post('/api/project/search', { projectType: 'SONAR', query: `Brands ${made}` })).body;
    expect(projects.content[0]).toMatchObject({ dataSets: 1, formed: true });
    const entry = (await app.auditEntries()).at(-1);
    expect(entry).toMatchObject({ action: 'sonar.datasets', outcome: 'success', details: { added: 'havgus.dk' } });
  });

  it('is refused with the field that is wrong', async () => {
    const projectId = await newProject();
    const fieldsOf = async (more: object) => {
      const { status, body } = await postDataset(admin, projectId, { ...brand('fjord.dk'), ...more });
      expect(status).toBe(400);
      return body.error.fields.map(({ path, message }: Record<string, string>) => `${path} ${message}`);
    };
    expect(await fieldsOf({ brandCompany: ' ' })).toEqual(['body.brandCompany pleaseEnterTheCompanyName']);
    expect(await fieldsOf({ domain: '' })).toEqual(['body.domain required']);
    expect(await fieldsOf({ domain: 'not a domain' })).toEqual(['body.domain notADomain']);
    expect((await fieldsOf({ country: 'XX' }))[0]).toMatch(/^body\.country /);
    expect((await fieldsOf({ competitorType: 'None' }))[0]).toMatch(/^body\.competitorType /);
    expect(await fieldsOf({ groups: Array(datasetLimits.labels + 1).fill('a') })).toHaveLength(1);
    expect(
      await fieldsOf({
        socials: {
          YOUTUBE: [{ url: '@fjord' }, { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
          FACEBOOK: [{ url: 'https://www.facebook.com/sharer/sharer.php?u=x' }],
          INSTAGRAM: [{ url: 'https://www.instagram.com/p/CxYz/' }],
          TWITTER: [{ url: 'https://www.facebook.com/havgus' }],
          TIKTOK: [{ url: 'two words' }],
        },
      }),
    ).toEqual([
      'body.socials.FACEBOOK.0.url aShareLink',
      'body.socials.INSTAGRAM.0.url aPost',
      'body.socials.YOUTUBE.1.url aVideo',
      'body.socials.TWITTER.0.url otherNetwork',
      'body.socials.TIKTOK.0.url notAProfile',
    ]);
    expect((await pageOf(admin, projectId)).totalElements).toBe(0);
  });

  it('has a number that no other has had since, whatever was deleted', async () => {
    const projectId = await newProject();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await addBrand(admin, projectId, brand(`${name}.dk`))).id);
    expect((await deleteBrands(admin, [ids[1]!, ids[2]!, ids[1]!])).status).toBe(200);
    expect((await addBrand(admin, projectId, brand('e.dk'))).count).toBe(5);
    const { content } = await pageOf(admin, projectId);
    expect(content.map(({ count, domain }) => `${count} ${domain}`)).toEqual(['1 a.dk', '4 d.dk', '5 e.dk']);
    expect((await infoOf(admin, projectId)).dataSets).toBe(3);
  });

  it('is the only one of its domain and company, however many add it at once', async () => {
    const projectId = await newProject();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postDataset(admin, projectId, {
          domain: index % 2 ? 'fjord.dk' : 'https://www.FJORD.dk/',
          brandCompany: index % 3 ? 'Fjord  Straße' : ' FJORD STRASSE ',
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = replies.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.error.code))).toEqual(new Set(['datasetAlreadyExists']));
    expect((await pageOf(admin, projectId)).counts.all).toBe(1);
    const fjord = { domain: 'fjord.dk', brandCompany: 'fjord straße' };
    await addBrand(admin, projectId, { ...fjord, domain: 'outlet.fjord.dk' });
    const other = await addBrand(admin, projectId, { ...fjord, brandCompany: 'Fjord Outlet' });
    const refusal = await editBrand(admin, other.id, fjord);
    expect([refusal.status, refusal.body.error.code]).toEqual([409, 'datasetAlreadyExists']);
    await addBrand(admin, await newProject(), fjord);
  });

  it('keeps what is known of links that stay, and has exactly one selected', async () => {
    const projectId = await newProject();
    const FACEBOOK = [{ url: 'fjord', isSelected: true }, { url: 'fjord.norge', isSelected: true }, { url: 'FJORD' }];
    const { id } = await addBrand(admin, projectId, brand('fjord.dk', { socials: { FACEBOOK, TIKTOK: [] } }));
    const read = async () => (await admin.get(`/api/sonar-data/${id}`)).body;
    const links = async () =>
      (await read()).socials.FACEBOOK?.map((link: { key: string; isSelected: boolean }) => [link.key, link.isSelected]);
    expect(await links()).toEqual([
      ['fjord', true],
      ['fjord.norge', false],
    ]);
    const edited = brand('fjord.dk', { inFocus: true, socials: { FACEBOOK: [{ url: 'fjord.norge' }] } });
    expect((await editBrand(admin, id, edited)).status).toBe(200);
    expect(await links()).toEqual([['fjord.norge', true]]);
    expect((await read()).inFocus).toBe(true);
    expect((await pageOf(admin, projectId)).counts.linked).toMatchObject({ FACEBOOK: 1, TIKTOK: 0 });
    expect((await editBrand(admin, id, brand('fjord.dk'))).status).toBe(200);
    expect((await pageOf(admin, projectId)).counts.linked.FACEBOOK).toBe(0);
    expect((await read()).socials).toEqual({});
  });

  it('of the user’s own is one at most', async () => {
    const datasets = [brand('a.dk', { myCompany: true }), brand('b.dk', { myCompany: true }), brand('c.dk')];
    const projectId = await newProject({ datasets });
    const mine = async () => {
      const { content } = await pageOf(admin, projectId);
      return content.filter(({ myCompany }) => myCompany).map(({ domain }) => domain);
    };
    expect(await mine()).toEqual(['b.dk']);
    await addBrand(admin, projectId, brand('d.dk', { myCompany: true }));
    expect(await mine()).toEqual(['d.dk']);
    const { content } = await pageOf(admin, projectId);
    await editBrand(admin, content[0]!.id, brand('a.dk', { myCompany: true }));
    expect(await mine()).toEqual(['a.dk']);
  });

  it('comes with its project, all or none', async () => {
    const before = (await admin.post('/api/project/search')).body.totalElements;
    const fields = { brand: '', startDate: '2026-01-01', rangeType: 'MONTHLY_RANGE' };
    const make = (datasets: object[]) =>
      admin.post('/api/sonar/init', { projectName: 'All or none', ...fields, datasets });
    const twice = await make([brand('a.dk'), brand('www.a.dk', { brandCompany: 'BRAND a.dk ' })]);
    expect([twice.status, twice.body.error.code]).toEqual([409, 'datasetAlreadyExists']);
    const wrong = await make([brand('a.dk'), brand('b.dk', { socials: { TWITTER: [{ url: 'x.com/i/lists/1' }] } })]);
    expect(wrong.body.error.fields).toEqual([
      { path: 'body.datasets.1.socials.TWITTER.0.url', message: expect.any(String) },
    ]);
    expect((await admin.post('/api/project/search')).body.totalElements).toBe(before);
    const { status, body } = await make([brand('b.dk'), brand('a.dk'), brand('a.dk', { brandCompany: 'Other' })]);
    expect(status).toBe(201);
    const page = await pageOf(admin, body.id);
    expect(page.content.map(({ count, domain }) => `${count} ${domain}`)).toEqual(['1 b.dk', '2 a.dk', '3 a.dk']);
    expect(await infoOf(admin, body.id)).toMatchObject({ dataSets: 3, brand: '' });
  });
});

describe('a list of brands', () => {
  it('is searched, filtered, sorted, paged and counted', async () => {
    const everywhere = Object.fromEntries(
      socialNetworks.map((network) => [network, [{ url: network === 'TRUSTPILOT' ? 'zoo.dk' : 'zoo' }]]),
    );
    const projectId = await newProject({
      datasets: [
        brand('b.dk', { brandCompany: 'Ærø 100 %' }),
        brand('zoo.dk', { brandCompany: 'Zoo', socials: everywhere }),
        brand('a.dk', { brandCompany: 'apple', socials: { FACEBOOK: [{ url: 'apple' }] } }),
      ],
    });
    const linked = Object.fromEntries(socialNetworks.map((network) => [network, network === 'FACEBOOK' ? 2 : 1]));
    const page = await pageOf(admin, projectId, {}, 'page=1&size=1');
    expect(page).toMatchObject({ totalElements: 3, page: 1, size: 1, content: [{ domain: 'zoo.dk' }] });
    expect(page.counts).toEqual({ all: 3, withErrors: 0, missing: 2, toCrawl: 2, linked });
    expect(countsOf(await allOf(admin, projectId))).toEqual({ all: 3, withErrors: 0, missing: 2, linked });
    const domains = async (more: object, query?: string) => {
      const found = await pageOf(admin, projectId, more, query);
      expect(found.totalElements).toBe(found.content.length);
      return found.content.map(({ domain }) => domain);
    };
    expect(await domains({ filter: 'missing' })).toEqual(['b.dk', 'a.dk']);
    expect(await domains({ filter: 'withErrors' })).toEqual([]);
    expect(await domains({ query: 'ÆRØ' })).toEqual(['b.dk']);
    expect(await domains({ query: '%' })).toEqual(['b.dk']);
    expect(await domains({ query: 'A.D' })).toEqual(['a.dk']);
    expect(await domains({}, 'sort=domain')).toEqual(['a.dk', 'b.dk', 'zoo.dk']);
    expect(await domains({}, 'sort=-count')).toEqual(['a.dk', 'zoo.dk', 'b.dk']);
    expect((await domains({}, 'sort=brandCompany')).slice(0, 2)).toEqual(['a.dk', 'zoo.dk']);
    expect(await pageOf(admin, projectId, {}, 'page=9')).toMatchObject({ content: [], totalElements: 3 });
  });

  it('is not given for wrong questions', async () => {
    const projectId = await newProject();
    for (const query of ['sort=-x', 'size=101', 'page=-1', 'sort=count;--']) {
      expect((await admin.post(`/api/sonar-data/search/init?${query}`, { projectId })).status).toBe(400);
    }
    expect((await admin.post('/api/sonar-data/search/init', { projectId, filter: 'x' })).status).toBe(400);
    expect((await admin.post('/api/sonar-data/search/init', { projectId: anyId })).status).toBe(404);
  });
});

describe('deleting brands', () => {
  it('takes all of them or none', async () => {
    const projectId = await newProject({ datasets: [brand('a.dk'), brand('b.dk')] });
    const otherId = await newProject({ datasets: [brand('c.dk')] });
    const [a, b] = (await pageOf(admin, projectId)).content.map(({ id }) => id) as [string, string];
    const [c] = (await pageOf(admin, otherId)).content.map(({ id }) => id) as [string];
    for (const ids of [[a, randomUUID()], [a, c], [randomUUID()]]) {
      expect((await deleteBrands(admin, ids)).status).toBe(404);
    }
    expect((await deleteBrands(admin, [])).status).toBe(400);
    expect((await pageOf(admin, projectId)).totalElements).toBe(2);
    expect((await deleteBrands(admin, [a, b])).status).toBe(200);
    expect((await pageOf(admin, projectId)).counts).toMatchObject({ all: 0, missing: 0, toCrawl: 0 });
    expect((await infoOf(admin, projectId)).dataSets).toBe(0);
    expect((await pageOf(admin, otherId)).totalElements).toBe(1);
  });
});

describe('a brand that two people change', () => {
  it('is not overwritten unseen: the second caller learns what changed, and may then save', async () => {
    const projectId = await newProject();
    const socials = { FACEBOOK: [{ url: 'https://www.facebook.com/rimfrost' }] };
    const read = await addBrand(admin, projectId, { brandCompany: 'Rimfrost', domain: 'rimfrost.dk', socials });
    const colleague = await app.signInAs('ROLE_GLOBAL_ADMIN');
    const fields = (more: object) => ({ brandCompany: read.brandCompany, domain: read.domain, socials, ...more });
    const theirs = { groups: ['Outdoor'], socials: { ...socials, TIKTOK: [{ url: '@rimfrost' }] } };
    expect((await editBrand(colleague, read.id, fields({ ...theirs, before: read }))).status).toBe(200);
    const mine = fields({ brandCompany: 'Rimfrost A/S' });
    const { status, body } = await editBrand(admin, read.id, { ...mine, before: read });
    expect([status, body.error.code]).toEqual([409, 'datasetChanged']);
    expect(body.error.changes).toEqual({
      groups: ['Outdoor'],
      'socials.TIKTOK': [{ url: 'https://www.tiktok.com/@rimfrost', isSelected: true }],
    });
    const now = (await admin.get(`/api/sonar-data/${read.id}`)).body;
    expect(now).toMatchObject({ brandCompany: 'Rimfrost', groups: ['Outdoor'] });
    const again = await editBrand(admin, read.id, { ...mine, ...theirs, before: now });
    expect(again.body).toMatchObject({ brandCompany: 'Rimfrost A/S', groups: ['Outdoor'] });
  });

  it('is saved once by one edit that is sent twice, and still not overwritten by another', async () => {
    const projectId = await newProject();
    const read = await addBrand(admin, projectId, { brandCompany: 'Havgus', domain: 'havgus.dk' });
    const socials = { FACEBOOK: [{ url: 'facebook.com/havgus' }, { url: 'facebook.com/havgus.dk', isSelected: true }] };
    const change = { brandCompany: 'Havgus A/S', domain: 'https://www.havgus.dk/start', groups: ['B', 'A'], socials };
    const first = await editBrand(admin, read.id, { ...change, before: read });
    const second = await editBrand(admin, read.id, { ...change, before: read });
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    const other = await editBrand(admin, read.id, { ...change, groups: ['A', 'B'], before: read });
    expect([other.status, other.body.error.code]).toEqual([409, 'datasetChanged']);
  });
});
