import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { leastPosts } from '@soundings/contract/sonar/post-choices';
import Papa from 'papaparse';
import { describe, expect } from 'vitest';
import { test as it } from '#test/api-test.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf } from '#test/sonar-client.ts';
import { readMetricFile, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { findAccounts } from '../metrics/accounts.store.ts';
import { findSpikes } from './post-spikes.store.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: ${folder} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

type Row = Record<string, string>;
const rowsOf = (text: string): Row[] => Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
const content = isThere ? gunzipSync(readFileSync(join(folder, 'facebook-posts.csv.gz'))) : Buffer.alloc(0);

/** Read by nothing of the product. */
const posts = rowsOf(content.toString('utf8')).map(({ page, post_id, type, published, ...counts }) => ({
  page: page!,
  id: post_id!,
  type: type!,
  day: published!.slice(0, 10),
  hour: Number(published!.slice(11, 13)),
  weekday: new Date(`${published!.slice(0, 10)}T00:00:00Z`).getUTCDay() || 7,
  interactions: Number(counts.reactions) + Number(counts.comments) + Number(counts.shares),
}));
const pages = Object.groupBy(posts, ({ page }) => page);
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};
const kindOf: Row = { photo: 'photo', video: 'video', link: 'link', status: 'text', event: 'event' };
const countBy = (of: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(of, (key) => key)].map(([key, all]) => [key, all.length]));

/** By the rule of docs/decisions/0048. */
const spikesIn = (page: string, { from, to }: { from: string; to: string }): string[] => {
  const first = new Date(Date.parse(to) - 89 * 86_400_000).toISOString().slice(0, 10);
  const of = pages[page]!.filter(({ day }) => day >= first && day <= to);
  if (of.length < 20) return [];
  const earned = of.map(({ interactions }) => Math.log(1 + interactions));
  const middle = medianOf(earned);
  const deviation = Math.max(0.25, 1.4826 * medianOf(earned.map((value) => Math.abs(value - middle))));
  const usual = medianOf(of.map(({ interactions }) => interactions));
  return of
    .filter(({ day, interactions }) => day >= from && interactions >= Math.max(100, 5 * usual))
    .filter(({ interactions }) => (Math.log(1 + interactions) - middle) / deviation >= 4)
    .map((post) => `${page} ${post.id}`);
};

let id: string;
let ids: Record<string, string>;
const range = {
  startDate: posts.map(({ day }) => day).toSorted()[0],
  endDate: posts
    .map(({ day }) => day)
    .toSorted()
    .at(-1),
};

describe.skipIf(!isThere)('22,874 real posts of 23 pages', () => {
  it.beforeAll(async ({ app, admin }) => {
    await seedChoices(app);
    const datasets = Object.keys(pages).map((page) => ({ brandCompany: page, domain: `${page}.example` }));
    id = await addSonar(admin, 'Real posts', { datasets });
    const { body: read } = await readMetricFile(admin, 'facebook-posts.csv', content);
    expect(read.mapping.columns.map(({ role }: { role: string }) => role)).toEqual([
      ...['company', 'post', 'kind', 'date', 'likes', 'comments', 'shares'],
    ]);
    expect((await sendMetrics(admin, id, content, { ...read.mapping, timeZone: 'UTC' })).status).toBe(200);
    ids = Object.fromEntries((await allOf(admin, id)).map((row) => [row.domain.replace('.example', ''), row.id]));
  });

  it('are listed by what each earned, as a plain sort of the file has them', async ({ admin }) => {
    for (const [page, of] of Object.entries(pages).slice(0, 8)) {
      const { body } = await admin.post(`/api/sonar/posts?projectId=${id}`, { range, ids: [ids[page]] });
      const median = medianOf(of!.map(({ interactions }) => interactions));
      const best = of!
        .map(({ interactions }) => interactions)
        .toSorted((a, b) => b - a)
        .slice(0, 20);
      expect(body.total).toBe(of!.length);
      expect(body.posts.map((post: { interactions: number }) => post.interactions)).toEqual(best);
      for (const { postId, interactions, times } of body.posts) {
        expect(of!.find((post) => post.id === postId)?.interactions).toBe(interactions);
        expect(times).toBeCloseTo(interactions / median, 9);
      }
    }
  });

  it('give the kinds, days and hours that are counted without us', async ({ admin }) => {
    const { body } = await admin.post(`/api/sonar/posts/patterns?projectId=${id}`, { range });
    const sum = posts.reduce((all, { interactions }) => all + interactions, 0);
    expect(body.kept).toEqual({ posts: 22_874, counted: 22_874, interactions: sum, timed: expect.any(Number) });
    expect(body.metrics).toEqual({ posts: 22_874, interactions: sum });
    const kinds = Object.fromEntries(body.kinds.map((of: { kind: string; posts: number }) => [of.kind, of.posts]));
    expect(kinds).toEqual(countBy(posts.map(({ type }) => kindOf[type] ?? 'other')));
    const days = Object.fromEntries(body.days.map((of: { day: string; posts: number }) => [of.day, of.posts]));
    expect(days).toEqual(countBy(posts.map(({ day }) => day)));

    const medians = new Map(
      Object.entries(pages).map(([page, of]) => [page, medianOf(of!.map(({ interactions }) => interactions))]),
    );
    // Midnight to the second is taken for a day without a time.
    // Beside a median of 0 nothing can be compared.
    const compared = posts.filter(({ page }) => medians.get(page)! > 0);
    const byHour = Map.groupBy(compared, ({ weekday, hour }) => `${weekday} ${hour}`);
    const checked = body.hours.filter(({ hour }: { hour: number }) => hour > 0);
    expect(checked.length).toBeGreaterThan(100);
    for (const { weekday, hour, posts: count, times } of checked) {
      const of = byHour.get(`${weekday} ${hour}`)!;
      expect(count).toBe(of.length);
      expect(times).toBeCloseTo(medianOf(of.map(({ page, interactions }) => interactions / medians.get(page)!)), 9);
    }
    const told = new Set(body.hours.map(({ weekday, hour }: Row) => `${weekday} ${hour}`));
    for (const [cell, of] of byHour) {
      if (!cell.endsWith(' 0')) expect(told.has(cell)).toBe(of.length >= leastPosts);
    }
  });

  it('stand out where plain counting finds that they do, less than once a page and month', async ({ app }) => {
    const { db } = app.services;
    const accounts = new Map((await findAccounts(db, id)).map((account) => [account.id, account.brandId]));
    const pageOf = new Map(Object.entries(ids).map(([page, brandId]) => [brandId, page]));
    let told = 0;
    for (const month of ['2016-03', '2016-04', '2016-05', '2016-06']) {
      const span = { from: `${month}-01`, to: `${month}-30` };
      const found = await findSpikes(db, { accounts: [...accounts.keys()], span, most: 1000 });
      const names = found.map(({ accountId, postId }) => `${pageOf.get(accounts.get(accountId)!)} ${postId}`);
      expect(names.toSorted()).toEqual(
        Object.keys(pages)
          .flatMap((page) => spikesIn(page, span))
          .toSorted(),
      );
      told += found.length;
    }
    expect(told).toBeGreaterThan(20);
    expect(told / Object.keys(pages).length / 4).toBeLessThan(1);
  });
});
