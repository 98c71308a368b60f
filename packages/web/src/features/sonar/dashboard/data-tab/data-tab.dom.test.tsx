import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/render-for-test.tsx';
import { madeDashboard } from '../brand-tab/for-test/made-dashboard.ts';
import { type Brand, DashboardContext } from '../dashboard.ts';
import type { DashboardSearch } from '../state/dashboard-search.ts';
import { DataTab } from './data-tab.tsx';

afterEach(cleanup);
// The DOM of tests has no layout; without a height no row would be in sight.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 });

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
