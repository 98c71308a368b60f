import type { RequestListener } from 'node:http';
import type { Dataset } from '@soundings/contract/sonar/brands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandDomain, noNetworks, openBrandSites } from '#test/brand-sites.ts';
import type { Browser } from '#test/browser.ts';
import { countsOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
let sites: Awaited<ReturnType<typeof openBrandSites>>;
const held = new Map<string, () => void>();

const holding =
  (number: number): RequestListener =>
  (request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    held.set(brandDomain(number), () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'));
  };
const shared = { open: 0, most: 0 };
const slow: RequestListener = (_request, response) => {
  shared.most = Math.max(shared.most, ++shared.open);
  setTimeout(() => {
    shared.open--;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  }, 60);
};
const answers = {
  ...Object.fromEntries([90, 91].map((number) => [brandDomain(number), holding(number)])),
  [brandDomain(92)]: slow,
};

beforeAll(async () => {
  sites = await openBrandSites({ answers });
  app = await openTestApp({ FETCH_HOSTS: `${sites.hosts},${noNetworks}` });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(async () => {
  await app.close();
  await sites.close();
});

let projects = 0;
const projectWith = async (numbers: readonly number[], userIds: string[] = []): Promise<string> => {
  const datasets = numbers.map((number) => ({ brandCompany: `Brand ${number}`, domain: brandDomain(number) }));
  const settings = { brand: '', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
  const projectName = `Crawled ${++projects}`;
  const { status, body } = await admin.post('/api/sonar/init', { projectName, userIds, ...settings, datasets });
  expect(status).toBe(201);
  return body.id;
};
const datasetsOf = async (projectId: string): Promise<Dataset[]> =>
  (await admin.post('/api/sonar-data/search/init?size=100', { projectId })).body.content;
const crawl = (id: string, browser = admin) => browser.get(`/api/jobs/${id}/crawl-init-sonar-data`);
const progress = async (id: string, browser = admin) =>
  (await browser.post('/api/jobs/progress', { jobEntityId: id })).body;

const isHeld = async (number: number): Promise<void> => {
  while (!held.has(brandDomain(number))) await new Promise((done) => setTimeout(done, 5));
};
const letGo = (number: number): void => held.get(brandDomain(number))!();

describe('crawls', () => {
  it('of several projects, and of a single site beside them, ask one host one after the other', async () => {
    const ids = [await projectWith([92]), await projectWith([92])];
    const single = admin.post('/api/sonar-data/scrapper/socials', { domain: brandDomain(92) });
    expect((await Promise.all(ids.map((id) => crawl(id)))).map(({ status }) => status)).toEqual([202, 202]);
    expect((await single).status).toBe(200);
    await app.jobsAreDone();
    expect(shared.most).toBe(1);
  });
});

describe('a crawl', () => {
  it('finds the links and the logo of each brand that misses one, and reports how far it is', async () => {
    const id = await projectWith([1, 2, 3]);
    expect(await progress(id)).toMatchObject({ id: null, status: null, handled: 0 });
    const { status, body } = await crawl(id);
    expect(status).toBe(202);
    await app.jobsAreDone();
    expect(await progress(id)).toMatchObject({
      id: body.jobId,
      progressType: 'CRAWL',
      status: 'EXECUTED',
      outcome: 'done',
      handled: 3,
      total: 3,
    });
    const datasets = await datasetsOf(id);
    for (const [index, { socials, crawlState, crawlReason, crawledOn, missing, logo }] of datasets.entries()) {
      const urls = Object.values(socials).flatMap((links) => links!.map(({ url }) => url));
      expect(urls).toHaveLength(sites.profilesOf(index + 1).length);
      expect(Object.values(socials).every((links) => links!.filter(({ isSelected }) => isSelected).length === 1)).toBe(
        true,
      );
      expect({ crawlState, crawlReason, isCrawled: crawledOn !== null }).toEqual({
        crawlState: null,
        crawlReason: null,
        isCrawled: true,
      });
      expect(Object.keys(missing).length + Object.keys(socials).length).toBe(7);
      expect(logo).not.toBeNull();
    }
    const { counts } = (await admin.post('/api/sonar-data/search/init', { projectId: id })).body;
    expect(counts).toMatchObject(countsOf(datasets));
    const [first, second] = await Promise.all(
      datasets.slice(0, 2).map(({ id }) => admin.get(`/api/sonar-data/logo/${id}`)),
    );
    expect(first!.status).toBe(200);
    expect(first!.headers['content-type']).toBe('image/png');
    expect(second!.headers['x-content-type-options']).toBe('nosniff');
  });

  it('counts the sites that it could not reach', async () => {
    const down: RequestListener = (_request, response) => response.destroy();
    for (const number of [80, 81]) sites.answers.set(brandDomain(number), down);
    const id = await projectWith([80, 81]);
    await crawl(id);
    await app.jobsAreDone();
    expect(await progress(id)).toMatchObject({ outcome: 'done', handled: 2, currentProgress: { count: 0, failed: 2 } });
    expect((await datasetsOf(id)).every(({ crawlReason }) => crawlReason !== null)).toBe(true);
    const mixed = await projectWith([1, 80]);
    await crawl(mixed);
    await app.jobsAreDone();
    expect((await progress(mixed)).currentProgress).toMatchObject({ count: sites.profilesOf(1).length, failed: 1 });
  });

  it('is one at a time, keeps its brands from changes, and can be cancelled by any who may collect', async () => {
    const user = await app.signInAs('ROLE_GLOBAL_USER');
    const id = await projectWith([90, 4, 5], [user.id]);
    const starts = await Promise.all(Array.from({ length: 20 }, () => crawl(id)));
    expect(starts.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 19 }, () => 409)]);
    await isHeld(90);
    const [brand] = await datasetsOf(id);
    expect(brand).toMatchObject({ domain: brandDomain(90), crawlState: 'reading' });
    const edit = await admin.post(`/api/sonar-data/edit?id=${brand!.id}`, {
      brandCompany: 'Else',
      domain: brand!.domain,
    });
    expect([edit.status, edit.body.error.code]).toEqual([409, 'jobInProgress']);
    const { id: jobId } = await progress(id, user);
    expect((await user.get(`/api/jobs/${jobId}/cancel`)).status).toBe(200);
    await app.jobsAreDone();
    expect(await progress(id)).toMatchObject({ status: 'EXECUTED', outcome: 'cancelled' });
    letGo(90);
    const after = await datasetsOf(id);
    expect(after.map(({ crawlState }) => crawlState)).toEqual([null, null, null]);
    expect(after[0]).toMatchObject({ crawledOn: null, socials: {} });
  });

  it('goes on with what is left when it is started again', async () => {
    const id = await projectWith([6, 91, 7]);
    await crawl(id);
    await isHeld(91);
    while ((await progress(id)).handled < 2) await new Promise((done) => setTimeout(done, 5));
    await admin.get(`/api/jobs/${(await progress(id)).id}/cancel`);
    await app.jobsAreDone();
    letGo(91);
    const { body } = await admin.post('/api/sonar-data/search/init', { projectId: id });
    expect(body.counts).toMatchObject({ all: 3, missing: 3, toCrawl: 1 });
    const visits = sites.visits.length;
    held.delete(brandDomain(91));
    app.pass(1000);
    await crawl(id);
    await isHeld(91);
    letGo(91);
    await app.jobsAreDone();
    expect(await progress(id)).toMatchObject({ outcome: 'done', handled: 1, total: 1 });
    expect(sites.visits.slice(visits).every((visit) => visit.startsWith(brandDomain(91)))).toBe(true);
    expect((await datasetsOf(id))[1]!.crawledOn).not.toBeNull();
  });

  it.each([
    ['deleted', (id: string) => admin.call('DELETE', `/api/sonar/${id}`)],
    ['switched off', (id: string) => admin.post(`/api/project/deactivate/${id}`)],
  ])('ends with its project, which is %s', async (_, end) => {
    held.delete(brandDomain(90));
    const id = await projectWith([90, 8, 9]);
    const { jobId } = (await crawl(id)).body;
    await isHeld(90);
    expect((await end(id)).status).toBe(200);
    await app.jobsAreDone();
    const { body } = await admin.get(`/api/jobs/${jobId}`);
    expect(body).toMatchObject({ status: 'EXECUTED', outcome: 'cancelled', error: null });
    const visits = sites.visits.length;
    letGo(90);
    expect((await crawl(id)).status).toBe(404);
    expect(sites.visits).toHaveLength(visits);
  });

  it('gives each brand a reason where nothing was found', async () => {
    const settings = { projectName: 'Nowhere', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
    const datasets = [{ brandCompany: 'Nowhere', domain: 'nowhere.invalid' }];
    const { body } = await admin.post('/api/sonar/init', { ...settings, datasets });
    await crawl(body.id);
    await app.jobsAreDone();
    const [brand] = await datasetsOf(body.id);
    expect(brand).toMatchObject({ crawlReason: 'unreachable', socials: {}, logo: null });
    expect(new Set(Object.values(brand!.missing))).toEqual(new Set(['unreachable']));
  });

  it('is refused to strangers, and where there is nothing to read', async () => {
    const id = await projectWith([8]);
    const stranger = await app.signInAs('ROLE_GLOBAL_USER');
    await crawl(id);
    await app.jobsAreDone();
    const { id: jobId } = await progress(id);
    const [brand] = await datasetsOf(id);
    const calls = [
      crawl(id, stranger),
      stranger.post('/api/jobs/progress', { jobEntityId: id }),
      stranger.get(`/api/jobs/${jobId}/cancel`),
      stranger.get(`/api/sonar-data/logo/${brand!.id}`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const empty = await projectWith([]);
    expect((await crawl(empty)).body.error.code).toBe('nothingToCrawl');
    expect(await progress(empty)).toMatchObject({ status: null });
    expect((await crawl('not-an-id')).status).toBe(400);
  });
});

describe('the crawl of one domain', () => {
  const find = (body: object, browser = admin) => browser.post('/api/sonar-data/scrapper/socials', body);

  it('answers what its pages link to, on all networks or on one, and keeps nothing', async () => {
    const { status, body } = await find({ domain: `https://${brandDomain(15)}/shop`, brandCompany: 'Brand 15' });
    expect(status).toBe(200);
    expect(Object.keys(body.socials).sort()).toEqual(['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE']);
    expect(Object.keys(body.missing).sort()).toEqual(['LINKEDIN', 'TIKTOK', 'TRUSTPILOT']);
    const one = await find({ domain: brandDomain(15), network: 'TWITTER' });
    expect(one.body).toMatchObject({
      socials: { TWITTER: [{ key: 'brand15', isSelected: true }] },
      missing: {},
      reason: null,
    });
    expect(Object.keys(one.body.socials)).toEqual(['TWITTER']);
  });

  it('says why there is nothing, and refuses what is no domain', async () => {
    expect((await find({ domain: 'nowhere.invalid' })).body).toMatchObject({ socials: {}, reason: 'unreachable' });
    const { status, body } = await find({ domain: 'no domain' });
    expect([status, body.error.fields]).toEqual([400, [{ path: 'body.domain', message: 'notADomain' }]]);
  });
});
