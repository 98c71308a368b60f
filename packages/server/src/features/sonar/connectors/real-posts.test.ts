import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { InventedPost } from '../sandbox/invented-account.ts';
import { flowsPerDay } from './collecting.ts';
import type { Item } from './connector.ts';
import { collectWhole, givenFor, startSandbox } from './connectors-test-files.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: the real posts are not in ${folder}. Set SOUNDINGS_DATA to their folder.`);

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));
const rowsIn = (file: string): string[][] => rowsOf(readFileSync(join(folder, file), 'utf8'));

/** The posts of each page; the stated time is taken for UTC. */
const readPosts = (): Record<string, InventedPost[]> => {
  const packed = readFileSync(join(folder, 'facebook-posts.csv.gz'));
  const posts: Record<string, InventedPost[]> = {};
  for (const [page, id, type, published, ...counts] of rowsOf(gunzipSync(packed).toString('utf8'))) {
    const [likes, comments, shares] = counts.map(Number);
    posts[page!] ??= [];
    posts[page!]!.push({
      id: id!,
      publishedAt: new Date(`${published!.replace(' ', 'T')}Z`),
      likes: likes!,
      comments: comments!,
      shares: shares!,
      views: 0,
      kind: kinds[type!] ?? 'other',
      text: '',
      url: '',
    });
  }
  return posts;
};

const kinds: Readonly<Record<string, InventedPost['kind']>> = {
  photo: 'photo',
  video: 'video',
  link: 'link',
  status: 'text',
};

const year = { from: '2016-01-01', to: '2016-12-31' };
const dayOf = ({ publishedAt }: Item) => publishedAt.toISOString().slice(0, 10);

type Flow = ReturnType<typeof flowsPerDay>[number];

const rowOf = (page: string, period: string, flows: readonly Flow[], items: readonly Item[]): string[] => {
  const sum = (figure: 'posts' | 'interactions' | 'comments') => flows.reduce((all, flow) => all + flow[figure]!, 0);
  const [posts, interactions, comments] = [sum('posts'), sum('interactions'), sum('comments')];
  const [likes, shares] = (['likes', 'shares'] as const).map((figure) =>
    items.reduce((all, item) => all + item[figure]!, 0),
  );
  return [page, period, ...[posts, interactions, likes, comments, shares].map(String)];
};

describe.skipIf(!isThere)('22,874 real posts of 23 pages, collected over HTTP', () => {
  it('give the sums of each page, day and month that were counted without us', async () => {
    const posts = readPosts();
    const { sandbox } = await startSandbox({ posts });
    const days: string[][] = [];
    const months: string[][] = [];
    for (const page of Object.keys(posts)) {
      const collected = await collectWhole('FACEBOOK', page, givenFor(sandbox.sources.FACEBOOK), year);
      expect(collected).toMatchObject({ reason: 'collected', covered: year, gaps: [] });
      const flows = flowsPerDay(collected.items, collected.covered);
      expect(flows).toHaveLength(366);
      const published = flows.filter((flow) => flow.posts > 0);
      const ofDay = Map.groupBy(collected.items, dayOf);
      const ofMonth = Map.groupBy(collected.items, (item) => dayOf(item).slice(0, 7));
      for (const flow of published) days.push(rowOf(page, flow.day, [flow], ofDay.get(flow.day) ?? []));
      for (const [month, of] of Map.groupBy(published, ({ day }) => day.slice(0, 7)))
        months.push(rowOf(page, month, of, ofMonth.get(month) ?? []));
    }
    expect(Object.values(posts).flat()).toHaveLength(22_874);
    expect(days.sort()).toEqual(rowsIn('facebook-daily.csv').sort());
    expect(months.sort()).toEqual(rowsIn('facebook-monthly.csv').sort());
  });
});
