import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { useQuery } from '@tanstack/react-query';
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
import { formatMoment } from '#/lib/format.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { collectedDatesQuery } from './collect.api.ts';
import { CollectedFacts, DashboardLink } from './collected-facts.tsx';

const collectedOn = '2026-11-21T09:00:00.000Z';
const collected: CollectedStatus = {
  collectedFrom: '2026-09-01',
  collectedTill: '2026-11-20',
  opensOn: '2026-11-20',
  periodDays: null,
  rangeType: 'DAILY_RANGE',
  demo: false,
  collectedOn,
  daily: false,
  nextIsDemo: false,
  brands: 5,
  accounts: { collected: 5 },
};
const nothing = { collectedFrom: null, collectedTill: null, collectedOn: null, accounts: {} };

const importMetrics = vi.fn();

function Facts(who: { canEdit: boolean; canManageSources: boolean }) {
  return (
    <>
      <DashboardLink projectId="p" />
      <CollectedFacts
        projectId="p"
        dates={useQuery(collectedDatesQuery('p'))}
        {...who}
        onImportMetrics={importMetrics}
      />
    </>
  );
}

const show = async (
  more: Partial<CollectedStatus> = {},
  { canEdit = true, managesKeys = false, refuses = false, hasPage = false } = {},
) => {
  const status = { ...collected, ...more };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.includes('/daily/')) return Response.json(status);
    sent.push(JSON.parse(String(init.body)));
    if (refuses) return Response.json({ error: { code: 'notFound', message: 'x', requestId: 'r' } }, { status: 404 });
    Object.assign(status, sent.at(-1));
    return Response.json({ done: true });
  });
  const root = createRootRoute();
  const routes = ['/', ...(hasPage ? ['/project/sonar/$id'] : [])].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <Facts canEdit={canEdit} canManageSources={managesKeys} />,
    }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await waitFor(() => expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false'));
  return sent;
};
const words = () => screen.getByRole('region', { name: 'Collected data' }).textContent;

afterEach(() => {
  importMetrics.mockClear();
  vi.unstubAllGlobals();
});

it('reports the days that are known, and when they were collected', async () => {
  await show();
  expect(words()).toContain(`01.09.2026 – 20.11.2026updated ${formatMoment(collectedOn)}`);
  expect(words()).not.toMatch(/Demo data|whole months/);
});

it('offers to import figures where there are none yet', async () => {
  await show(nothing);
  await userEvent.click(screen.getByRole('button', { name: 'Import metrics' }));
  expect(importMetrics).toHaveBeenCalledOnce();
  cleanup();
  await show();
  expect(screen.queryByRole('button', { name: 'Import metrics' })).toBeNull();
});

it.each([
  ['invented figures', { demo: true }, 'Demo data'],
  ['months', { rangeType: 'MONTHLY_RANGE' }, 'whole months, updated'],
  ['nothing', nothing, 'No data collected'],
] as const)('says so of %s', async (_, more, text) => {
  await show(more);
  expect(words()).toContain(text);
});

it('says before anything is collected that the figures will be invented, and leads to the keys', async () => {
  await show({ ...nothing, nextIsDemo: true }, { managesKeys: true });
  expect(words()).toContain('figures will be invented');
  expect(screen.getByRole('button', { name: 'Sources' })).toBeTruthy();
  cleanup();
  await show({ ...nothing, nextIsDemo: true });
  expect(words()).toContain('figures will be invented');
  expect(screen.queryByRole('button', { name: 'Sources' })).toBeNull();
});

it('collects every day where that is wanted, by whoever may edit', async () => {
  const sent = await show();
  const daily = screen.getByRole('switch', { name: 'Collect daily' }) as HTMLInputElement;
  expect(daily.checked).toBe(false);
  await userEvent.click(daily);
  await waitFor(() => expect(daily.checked).toBe(true));
  await userEvent.click(daily);
  await waitFor(() => expect(daily.checked).toBe(false));
  expect(sent).toEqual([{ daily: true }, { daily: false }]);
});

it('goes back where the server refuses', async () => {
  const sent = await show({}, { refuses: true });
  const daily = screen.getByRole('switch') as HTMLInputElement;
  await userEvent.click(daily);
  await waitFor(() => expect(sent).toEqual([{ daily: true }]));
  await waitFor(() => expect(daily.checked).toBe(false));
});

it('shows others that it is collected daily, and lets them change nothing', async () => {
  await show({ daily: true }, { canEdit: false });
  expect(words()).toContain('Collected daily');
  expect(screen.queryByRole('switch')).toBeNull();
});

it.each([
  ['leads to its page', true, '/project/sonar/p'],
  ['leads nowhere while there is no page', false, undefined],
] as const)('%s', async (_, hasPage, href) => {
  await show({}, { hasPage });
  expect(screen.queryByRole('link', { name: 'Open dashboard' })?.getAttribute('href')).toBe(href);
});
