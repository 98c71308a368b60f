import type { PostPatterns, TopPosts } from '@soundings/contract/sonar/posts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { DashboardApi } from '../dashboard.api.ts';
import { DashboardContext } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { PostsTab } from './posts-tab.tsx';

const { brands, ...made } = madeDashboard(3);
const [first] = brands;
const patterns: PostPatterns = {
  kept: { posts: 41, counted: 40, interactions: 9000, timed: 41 },
  metrics: { posts: 50, interactions: 9900 },
  days: [],
  kinds: [
    { kind: 'video', posts: 30, counted: 30, times: 1.4 },
    { kind: 'photo', posts: 3, counted: 3, times: null },
  ],
  hashtags: [{ tag: 'summer', posts: 12, counted: 10, interactions: 1000 }],
  hours: [{ weekday: 1, hour: 9, posts: 6, times: 2.5 }],
  timeZone: 'UTC',
};
const page = (of: number): TopPosts => ({
  total: 41,
  page: of,
  posts: [
    {
      ...{ initDataId: first!.initDataId, network: 'FACEBOOK', postId: `p${of}`, kind: 'video', isTimed: false },
      ...{ publishedAt: '2026-11-12T00:00:00.000Z', text: `Post of page ${of}`, url: 'https://facebook.example/p' },
      ...{ interactions: 1234, likes: 1000, comments: 200, shares: 34, views: null, times: 8.25 },
    },
  ],
});

const asked: { page?: number; words?: string; ids?: string[] }[] = [];
let latest: DashboardSearch = {};

function Page({ given = {}, kept = patterns }: { given?: DashboardSearch; kept?: PostPatterns }) {
  const [search, setSearch] = useState<DashboardSearch>(given);
  latest = search;
  const ask = (async (call: { staff: { path: string } }, request: (typeof asked)[number]) => {
    asked.push(request);
    return call.staff.path.endsWith('patterns') ? kept : page(request.page ?? 0);
  }) as unknown as DashboardApi['ask'];
  const change = (next: Partial<DashboardSearch>) => setSearch((now) => ({ ...now, ...next }));
  return (
    <DashboardContext value={{ ...made, brands, search, change, source: { ...made.source, ask } }}>
      <PostsTab />
    </DashboardContext>
  );
}
const open = (props: Parameters<typeof Page>[0] = {}) => {
  asked.length = 0;
  return renderForTest(<Page {...props} />);
};

it('shows posts with their figures and a link, page by page', async () => {
  await open();
  expect(await screen.findByText('Post of page 0')).toBeTruthy();
  expect(screen.getByText(/^1,234/).textContent).toBe('1,234 interactions');
  expect(screen.getByText(/^8\.3×/).textContent).toBe('8.3× typical');
  expect(screen.getByText('12.11.2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open post' }).getAttribute('href')).toBe('https://facebook.example/p');
  expect(document.querySelectorAll('img[src^="http"]')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Post of page 1')).toBeTruthy();
});

it('says which of posts and metrics it counts, and shows no figure of too few', async () => {
  await open();
  expect(await screen.findByText(/41 posts with 9,000 interactions.*count 50 posts with 9,900/)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Video 30 1.4×' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Photo 3 too few' })).toBeTruthy();
  const tag = screen.getByRole('button', { name: 'Search posts with summer' }).closest('tr');
  expect(tag?.textContent).toBe('#summer12100');
  const cells = screen.getAllByRole('cell').filter(({ textContent }) => textContent === '2.56');
  expect(cells).toHaveLength(1);
});

it('searches for a hashtag that is chosen, and keeps that in the address', async () => {
  await open({ given: { brand: first!.count } });
  fireEvent.click(await screen.findByRole('button', { name: 'Search posts with summer' }));
  expect(latest.words).toBe('summer');
  await expect
    .poll(() => asked.some(({ words, ids }) => words === 'summer' && ids?.[0] === first!.initDataId))
    .toBe(true);
});

it('says where none are kept, and why', async () => {
  await open({ kept: { ...patterns, kept: { posts: 0, counted: 0, interactions: 0, timed: 0 } } });
  expect(await screen.findByText('No posts kept for this period')).toBeTruthy();
});
