import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { needDashboardTexts, needWhyTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { createDashboardApi, type DashboardCalls } from '../dashboard.api.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeCalculations } from '../for-test/made-calculations.ts';
import { madeDates } from '../for-test/made-dashboard.ts';
import { RangePickers } from '../period/range-pickers.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { useDashboardState } from './dashboard-state.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { DashboardView } from './dashboard-view.tsx';

beforeAll(async () => {
  await startI18n();
  await needDashboardTexts();
  await needWhyTexts();
});
const never = () => new Promise<never>(() => {});
const dates = madeDates;

const show = async (
  calls: Partial<DashboardCalls>,
  start: DashboardSearch = {},
  page: ReactNode = <RangePickers />,
) => {
  const seen: { search: DashboardSearch } = { search: start };
  const source = createDashboardApi(['sonar', 'p'], { key: ['project', 'p'], ask: never }, 'p', {
    dates: async () => dates,
    calculations: never,
    trend: never,
    why: never,
    views: never,
    timeline: never,
    keepPeriod: never,
    exportTable: never,
    download: never,
    ask: never,
    logo: { address: () => '' },
    ...calls,
  });
  function Ranges() {
    const { ranges } = useDashboardState();
    return <output>{JSON.stringify(ranges)}</output>;
  }
  function Page() {
    const [search, setSearch] = useState(start);
    seen.search = search;
    return (
      <DashboardView
        source={source}
        projectName={undefined}
        search={search}
        onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
        canEdit
      >
        <DashboardTabs />
        {page}
        <Ranges />
      </DashboardView>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderForTest(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return seen;
};
const tab = (name: string) => screen.getByRole('tab', { name });
const isDisabled = (name: string) => tab(name).getAttribute('aria-disabled') === 'true';

it('has its twelve tabs in their order; most wait for the scores', async () => {
  await show({});
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    'Dashboard NAVIG8 Powerrank Data Posts Interest Relevance Trust Engagement Rivalry Presence Brand'.split(' '),
  );
  expect(isDisabled('Dashboard')).toBe(false);
  expect(isDisabled('Trust')).toBe(true);
  await userEvent.click(tab('Trust'));
  expect(tab('Dashboard').getAttribute('aria-selected')).toBe('true');
});

it('opens tabs once the scores are here, and writes them into the address', async () => {
  const seen = await show({ calculations: async ({ ranges }) => madeCalculations(5, ranges) }, { why: '3.trust' });
  await waitFor(() => expect(isDisabled('Trust')).toBe(false));
  expect(isDisabled('NAVIG8')).toBe(false);
  await userEvent.click(tab('Trust'));
  expect(seen.search).toEqual({ tab: 'trust', why: undefined });
  await userEvent.click(tab('NAVIG8'));
  expect(seen.search.tab).toBe('navig8');
});

it('closes tabs again while the scores of other days are on their way', async () => {
  const week = Promise.withResolvers<void>();
  const calculations: DashboardCalls['calculations'] = async ({ ranges }) => {
    if (ranges.comparable.startDate === '2026-11-13') await week.promise;
    return madeCalculations(5, ranges);
  };
  await show({ calculations });
  await waitFor(() => expect(isDisabled('Trust')).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: /Period/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await waitFor(() => expect(isDisabled('Trust')).toBe(true));
  expect(isDisabled('Dashboard')).toBe(false);
  week.resolve();
  await waitFor(() => expect(isDisabled('Trust')).toBe(false));
});

it('asks for the last collected day against the week before, and for nothing before the days are known', async () => {
  const calculations = vi.fn(async ({ ranges }) => madeCalculations(1, ranges));
  await show({ dates: never, calculations });
  expect(calculations).not.toHaveBeenCalled();
  cleanup();
  await show({ calculations });
  await waitFor(() => expect(calculations).toHaveBeenCalledTimes(1));
  expect(calculations.mock.calls[0]?.[0]).toEqual({
    ranges: {
      comparable: { startDate: '2026-11-19', endDate: '2026-11-19' },
      compareTo: { startDate: '2026-11-12', endDate: '2026-11-12' },
    },
  });
});

it('shows as many days as are chosen beside the period, and remembers how many', async () => {
  const keepPeriod = vi.fn(async () => {});
  const seen = await show({ keepPeriod, dates: async () => ({ ...dates, opensOn: '2026-11-17' }) });
  const lengths = within(await screen.findByRole('radiogroup', { name: 'Days shown' }));
  expect(
    lengths.getAllByRole<HTMLInputElement>('radio').map((radio) => [radio.getAttribute('value'), radio.checked]),
  ).toEqual([
    ['1', true],
    ['7', false],
    ['28', false],
    ['90', false],
  ]);
  // 90 days twice were not collected.
  expect(lengths.getByRole('radio', { name: '90' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(lengths.getByRole('radio', { name: '28' }));
  expect(seen.search).toEqual({ from: '2026-10-21', to: '2026-11-17', prevFrom: '2026-09-23', prevTo: '2026-10-20' });
  expect(keepPeriod).toHaveBeenCalledWith(28);
});

it('opens with as many days as were chosen the last time', async () => {
  await show({ dates: async () => ({ ...dates, periodDays: 7 }) });
  const week = await screen.findByRole('radio', { name: '7' });
  expect((week as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('button', { name: /Period/ }).textContent).toContain('13.11. – 19.11.2026');
});

it('names the brands whose figures end before the period, with their last day', async () => {
  const withTill =
    (tills: readonly (string | null)[]): DashboardCalls['calculations'] =>
    async ({ ranges }) => {
      const made = madeCalculations(tills.length, ranges);
      const rows = made.rows.map((row, at) => ({
        ...row,
        socialCalculations: { FACEBOOK: { metrics: {}, reason: null, till: tills[at] ?? null } },
      }));
      return { ...made, rows };
    };
  await show({ calculations: withTill(['2026-11-19', '2026-11-12', '2026-11-20']) });
  expect(await screen.findByText('Havgus: figures to 12.11.2026')).toBeTruthy();
  cleanup();
  await show({ calculations: withTill(['2026-11-19', '2026-11-12', null]) });
  await userEvent.click(await screen.findByRole('button', { name: '2 with older data' }));
  const named = await screen.findAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Havgusfigures to 12.11.2026',
    'Nordvandrerno figures yet',
  ]);
  cleanup();
  await show({ calculations: withTill(['2026-11-19', '2026-11-19']) });
  await waitFor(() => expect(isDisabled('Trust')).toBe(false));
  expect(screen.queryByText(/older|figures to/)).toBeNull();
});

it('sets both ranges by one choice', async () => {
  const seen = await show({});
  await userEvent.click(await screen.findByRole('button', { name: /Period/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  expect(seen.search).toEqual({ from: '2026-11-13', to: '2026-11-19', prevFrom: '2026-11-06', prevTo: '2026-11-12' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes a range from the calendar: its first day, then its last', async () => {
  const seen = await show({}, { from: '2026-11-19', to: '2026-11-19' });
  await userEvent.click(await screen.findByRole('button', { name: /Period/ }));
  await userEvent.click(await screen.findByRole('button', { name: '10 November 2026' }));
  expect(seen.search.from).toBe('2026-11-19');
  expect(screen.getByText(/Now choose the last day/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '12 November 2026' }));
  expect(seen.search).toMatchObject({ from: '2026-11-10', to: '2026-11-12' });
  expect(screen.queryByRole('button', { name: '20 November 2026' })).toBeNull();
});

it('has no pickers where nothing was collected', async () => {
  await show({ dates: async () => ({ ...dates, collectedFrom: null, collectedTill: null }) });
  await waitFor(() => expect(screen.getByText('null')).toBeTruthy());
  expect(screen.queryByRole('button', { name: /Period/ })).toBeNull();
  cleanup();
  await show({ dates: () => Promise.reject(new ApiError('noDataCollectedYet', 404)) });
  expect(screen.queryByRole('button', { name: /Period/ })).toBeNull();
});

it('closes by Escape where a step has switched itself off and lost the focus', async () => {
  await show({});
  await userEvent.click(await screen.findByRole('button', { name: /Period/ }));
  const step = await screen.findByRole('button', { name: 'Previous month' });
  while (!step.hasAttribute('disabled')) fireEvent.click(step);
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the days within reach where the scores of those that were chosen cannot be loaded', async () => {
  const calculations: DashboardCalls['calculations'] = async ({ ranges }) => {
    if (ranges.comparable.startDate === '2026-11-13') throw new ApiError('somethingWentWrong', 500);
    return madeCalculations(5, ranges);
  };
  await show({ calculations }, { from: '2026-11-13', to: '2026-11-19' }, <DashboardPage />);
  expect(await screen.findByText('Couldn’t load the scores')).toBeTruthy();
  const [choice] = screen.getAllByRole('button', { name: /Period/ });
  await userEvent.click(choice as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Last day' }));
  await waitFor(() => expect(screen.queryByText('Couldn’t load the scores')).toBeNull());
});

it('brings the keyboard into the calendar and back to its button', async () => {
  await show({});
  const button = await screen.findByRole('button', { name: /Period/ });
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Last 7 days' });
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it.each([
  ['en', 1000, 'Reading data of 1,000 brands. This takes a few seconds the first time.'],
  ['en', 5, 'Reading data of 5 brands.'],
  ['de', 1000, 'Die Daten von 1.000 Marken werden gelesen. Das dauert beim ersten Mal einige Sekunden.'],
])('says (in %s) after a second that the figures of %d brands are read', async (language, brands, text) => {
  localStorage.setItem('LANG', language);
  await show({ dates: async () => ({ ...dates, brands }) }, {}, <DashboardPage />);
  const state = screen.getByRole('status', { name: /^(Loading scores|Werte)/ });
  await waitFor(() => expect(state.textContent?.trim()).toBe(text));
  localStorage.removeItem('LANG');
});
