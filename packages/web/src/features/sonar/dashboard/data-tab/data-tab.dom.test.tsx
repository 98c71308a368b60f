import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/render-for-test.tsx';
import { madeDashboard } from '../brand-tab/for-test/made-dashboard.ts';
import { DashboardContext } from '../dashboard.ts';
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

it('says nothing in the address of what is shown anyway', async () => {
  await renderForTest(<Page given={{ network: 'FACEBOOK', values: ['comparable', 'trend'] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Comments' });
  choose('Compared to');
  expect(latest.values).toBeUndefined();
  expect(headings()).toHaveLength(3);
});
