import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { emptyValues } from '../../brands/brand-draft.ts';
import { type Brand, type Dashboard, DashboardContext } from '../dashboard.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { MyBrandStrip } from '../overview/my-brand-strip.tsx';
import { NoScores } from '../overview/score-card-parts.tsx';
import { EngagementTab } from './engagement-tab.tsx';
import { InterestTab } from './interest-tab.tsx';
import { RivalryTab } from './rivalry-tab.tsx';
import { RelevanceTab } from './two-scores-tabs.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const made = madeDashboard(12);
const none = { score: null, prevScore: null, trend: null, rank: null, prevRank: null, placesUp: null, confidence: 0 };
const without = (scores: readonly ScoreName[], more: Partial<Brand> = {}): Brand[] =>
  made.brands.map((brand) => ({ ...brand, ...Object.fromEntries(scores.map((score) => [score, none])), ...more }));
const interactions: Partial<Brand> = {
  socialCalculations: {
    FACEBOOK: {
      metrics: {
        interactions: { comparable: 9, compareTo: 9, trend: 0 },
        posts: { comparable: 1, compareTo: 1, trend: 0 },
      },
      reason: null,
      till: '2026-11-19',
    },
    TWITTER: { metrics: { followers: { comparable: 9, compareTo: 9, trend: 0 } }, reason: null, till: '2026-11-19' },
  },
};

const show = async (children: React.ReactNode, given: Partial<Dashboard>, isShared = false) => {
  const staff = { source: { ...made.source, projectId: 'p' }, canEdit: true };
  const value: Dashboard = { ...made, ...(isShared ? {} : staff), ...given };
  const root = createRootRoute();
  const page = <DashboardContext value={value}>{children}</DashboardContext>;
  const routes = ['/', '/project/sonar/collect-data/$id'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => page }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const needs = {
  en: ['Engagement needs posts, interactions and followers', /any of these brands in this period: Followers\./],
  de: ['Für Engagement sind Beiträge, Interaktionen und Follower nötig', /keine dieser Marken bekannt: Follower\./],
} as const;

it.each(['en', 'de'] as const)(
  'says in %s what a score needs that nobody has, on the overview as on its tab',
  async (language) => {
    const [first, second] = needs[language];
    const brands = without(['passion'], interactions);
    localStorage.setItem('LANG', language);
    const words: (string | null)[] = [];
    for (const part of [<NoScores key="o" score="passion" />, <EngagementTab key="t" />]) {
      await show(part, { brands, shown: brands, search: { first: 'broad' } });
      const [sentence] = await screen.findAllByText(new RegExp(first));
      expect(screen.getAllByText(second).length).toBeGreaterThan(0);
      expect(links()[0]?.[1]).toBe('/project/sonar/collect-data/p');
      words.push(sentence?.parentElement?.textContent ?? null);
      cleanup();
    }
    expect(words[0]).toBe(words[1]);
  },
);

it('says it of both scores of a tab, without a way for those who can change nothing', async () => {
  const brands = without(['relevanceStrength', 'relevanceBreadth']);
  await show(<RelevanceTab />, { brands, shown: brands }, true);
  expect((await screen.findAllByText(/^Relevance strength needs/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link')).toBeNull();
});

const typed = (competitorType: Brand['competitorType']) => without([], { competitorType });

it('says that nobody is a narrow competitor under the chart of one’s own brand, and where that is set', async () => {
  const brands = typed('Broad');
  await show(<RivalryTab />, { brands, shown: brands, search: { first: 'narrow' } });
  expect(await screen.findByText(/^No brand is a narrow competitor\./)).toBeTruthy();
  expect(screen.getAllByRole('group', { name: /^Rivalry, Narrow/ })).toHaveLength(1);
  expect(links()).toEqual([['Edit brands', '/project/sonar/collect-data/p']]);
  cleanup();
  await show(<RivalryTab />, { brands, shown: brands, search: { first: 'narrow' }, canEdit: false });
  expect(await screen.findByText(/^No brand is a narrow competitor\./)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('draws the interest of one’s own brand alone as a bar', async () => {
  const brands = typed('Broad');
  await show(<InterestTab />, { brands, shown: brands, search: { first: 'narrow' } });
  expect(await screen.findByText(/^Average of \d+$/)).toBeTruthy();
  expect(screen.queryByText(/^Size: /)).toBeNull();
  cleanup();
  await show(<InterestTab />, { brands, shown: brands, search: { first: 'broad' } });
  expect(await screen.findByText(/^Size: /)).toBeTruthy();
});

it('says nothing of it where there is one, and that they are hidden where they are', async () => {
  const brands = typed('Broad');
  await show(<RivalryTab />, { brands, shown: brands, search: { first: 'broad' } });
  expect((await screen.findAllByRole('group', { name: /^Rivalry/ })).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^(No brand is|All) .*broad competitor/)).toBeNull();
  cleanup();
  const shown = brands.filter(({ myCompany }) => myCompany);
  await show(<RivalryTab />, { brands, shown, search: { first: 'broad' } });
  expect(await screen.findByText(/^All narrow and broad competitors are hidden\./)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says it in German', async () => {
  localStorage.setItem('LANG', 'de');
  const brands = typed('Broad');
  await show(<RivalryTab />, { brands, shown: brands, search: { first: 'narrow' } });
  expect(await screen.findByText(/^Keine Marke ist ein enger Wettbewerber\./)).toBeTruthy();
});

it('lets who may edit mark their brand, and tells nothing of it to consumers', async () => {
  const brands = made.brands.map((brand) => ({ ...brand, myCompany: false }));
  const [, mine] = brands as [Brand, Brand];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (address.includes('/search/')) {
      const dataset = {
        ...emptyValues,
        id: mine.initDataId,
        brandCompany: 'Second',
        domain: mine.domain,
        inFocus: true,
      };
      return Response.json({ content: [dataset], totalElements: 1, page: 0, size: 100, counts: {} });
    }
    sent.push([address, body]);
    return Response.json({});
  });
  await show(<MyBrandStrip />, { brands });
  await userEvent.click(await screen.findByRole('button', { name: /^Mark one of the brands as yours/ }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(brands.length);
  await userEvent.click(screen.getByRole('menuitem', { name: mine.label }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      [
        `/api/sonar-data/edit?id=${mine.initDataId}`,
        { brandCompany: 'Second', domain: mine.domain, inFocus: true, myCompany: true },
      ],
    ]),
  );
  cleanup();
  await show(<MyBrandStrip />, { brands }, true);
  expect(screen.queryByText(/Mark one of the brands/)).toBeNull();
});
