import { cleanup, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { type Brand, DashboardContext } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { dataColumns } from './data-columns.ts';
import { DataTab } from './data-tab.tsx';
import { dataToExport } from './data-to-export.ts';

let latest: DashboardSearch = {};
function Page({ given = {} }: { given?: DashboardSearch }) {
  const [search, setSearch] = useState<DashboardSearch>(given);
  latest = search;
  const change = (next: Partial<DashboardSearch>) => setSearch((now) => ({ ...now, ...next }));
  return (
    <DashboardContext value={{ ...madeDashboard(12, search), change }}>
      <DataTab />
    </DashboardContext>
  );
}
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Comments'));
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

it('keeps the chosen columns in the address, and takes them from it', async () => {
  await renderForTest(<Page given={{ network: 'FACEBOOK', values: ['comparable'] }} />);
  expect(headings()).toEqual(['Comments']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Comments' });
  choose('Change');
  expect(latest.values).toEqual(['comparable', 'trend']);
  expect(headings()).toEqual(['CommentsPeriod', 'CommentsChange']);
  choose('Comments');
  expect(latest.without).toEqual(['comments']);
  expect(headings()).toEqual([]);
  choose('Comments');
  expect(latest.without).toBeUndefined();
});

const sorted = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((head) => (head.getAttribute('aria-sort') === 'descending' ? head.textContent : []));
it('begins with the highest of the first figure, of each network', async () => {
  const first = () => screen.getAllByRole('rowheader')[0]?.textContent;
  const highest = (network: 'FACEBOOK' | 'TRUSTPILOT', metric: 'followers' | 'score') => {
    const figureOf = ({ socialCalculations }: Brand) => socialCalculations[network]?.metrics[metric]?.comparable ?? -1;
    return madeDashboard(12).brands.toSorted((one, other) => figureOf(other) - figureOf(one))[0]?.label;
  };
  await renderForTest(<Page />);
  expect(sorted()).toEqual(['Followers']);
  expect(first()).toBe(highest('FACEBOOK', 'followers'));
  cleanup();
  // A score of another tab is no column here.
  await renderForTest(<Page given={{ network: 'TRUSTPILOT', sort: '-interest' }} />);
  expect(sorted()).toEqual(['RatingPeriod']);
  expect(first()).toBe(highest('TRUSTPILOT', 'score'));
  fireEvent.click(screen.getByRole('button', { name: 'Company' }));
  expect(latest.sort).toBe('company');
});

it('says nothing in the address of what is shown anyway', async () => {
  await renderForTest(<Page given={{ network: 'FACEBOOK', values: ['comparable', 'trend'] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Comments' });
  choose('Compared to');
  expect(latest.values).toBeUndefined();
  expect(headings()).toHaveLength(3);
});

it('shows sums over unequally many known days per day and as no growth, and names figures without a link', async () => {
  const made = madeDashboard(2, { network: 'TIKTOK', sort: 'company' });
  const likes = {
    comparable: 14,
    compareTo: 20,
    trend: null,
    days: { comparable: { known: 7, of: 20 }, compareTo: { known: 10, of: 10 } },
  };
  const whole = {
    comparable: 60,
    compareTo: 20,
    trend: null,
    days: { ...likes.days, comparable: { known: 20, of: 20 } },
  };
  const brands = made.brands.map((brand, index) => ({
    ...brand,
    socialCalculations: {
      TIKTOK: {
        metrics: { interactions: index === 0 ? likes : whole },
        reason: null,
        till: '2026-11-19',
        ...(index === 0 && { isWithoutLink: true as const }),
      },
    },
  }));
  const name = brands[0]!.brandCompany;
  await renderForTest(
    <DashboardContext value={{ ...made, brands, shown: brands }}>
      <DataTab />
    </DashboardContext>,
  );
  expect(screen.getByText(`${name} has TikTok figures but no TikTok link.`)).toBeTruthy();
  const row = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');
  expect(row?.textContent).toContain('2.0/day7 of 20 days known');
  expect(row?.textContent).not.toMatch(/%/);
  const columns = dataColumns({
    network: 'TIKTOK',
    withoutMetrics: new Set(['followers', 'following']),
    values: ['comparable'],
  });
  const { t } = i18next;
  const file = dataToExport(
    t,
    brands,
    columns.filter(({ metric }) => metric === 'interactions'),
    'TIKTOK',
  );
  expect(file.columns.at(-2)).toMatch(/per known day$/);
  expect(file.rows.map((cells) => cells.slice(-2))).toEqual([
    [2, '7 of 20 days known'],
    [3, null],
  ]);
});
