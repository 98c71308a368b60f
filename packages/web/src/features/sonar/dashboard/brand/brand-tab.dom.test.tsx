import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { TableFile } from '../dashboard.api.ts';
import { type Dashboard, DashboardContext, toggleCard } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { rangeText } from '../period/days.ts';
import { BrandsPanel } from './brands-panel.tsx';
import { NineScores } from './nine-scores.tsx';

let told: unknown[] = [];
beforeEach(() => {
  told = [];
  localStorage.clear();
});
function Page({ given = {} }: { given?: DashboardSearch }) {
  const [search, setSearch] = useState<DashboardSearch>(given);
  const acts: Partial<Dashboard> = {
    change: (next) => setSearch((now) => ({ ...now, ...next })),
    explain: (brand, score) => told.push([brand.label, score]),
    mark: (brand, isMarked) => told.push([brand.label, isMarked]),
    select: ({ count }, isSelected) =>
      setSearch((now) => ({ ...now, selected: toggleCard(now.selected, count, isSelected) })),
  };
  return (
    <DashboardContext value={{ ...madeDashboard(12, search), ...acts }}>
      <BrandsPanel />
    </DashboardContext>
  );
}

const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => fireEvent.click(within(heading(name)).getByRole('button'));

it('begins with the highest powerrank; a heading sorts from the highest, and again from the lowest', async () => {
  await renderForTest(<Page />);
  expect(heading('Powerrank').getAttribute('aria-sort')).toBe('descending');
  sortBy('Trust');
  expect(heading('Trust').getAttribute('aria-sort')).toBe('descending');
  const descending = names();
  sortBy('Trust');
  expect(heading('Trust').getAttribute('aria-sort')).toBe('ascending');
  const { brands } = madeDashboard(12);
  const lowest = brands.toSorted((one, other) => (one.trust.score ?? 101) - (other.trust.score ?? 101))[0];
  expect(names()[0]).toContain(lowest?.label);
  expect(descending).not.toEqual(names());
});

it('shows the place in the view beside the global one when a search narrows it', async () => {
  await renderForTest(<Page given={{ query: 'klint' }} />);
  expect(names()).toHaveLength(1);
  const [, row] = screen.getAllByRole('row').filter((one) => one.hasAttribute('aria-rowindex'));
  const klint = madeDashboard(12).brands.find(({ label }) => label === 'Klint');
  expect(row?.querySelectorAll('td')[1]?.textContent).toBe(String(klint?.rank));
  expect(row?.querySelectorAll('td')[3]?.textContent).toBe('1');
  expect(heading('In view')).toBeTruthy();
});

it('explains a score, and goes from cell to cell with the arrow keys from a single tab stop', async () => {
  await renderForTest(<Page />);
  const grid = screen.getByRole('grid');
  const stops = [...grid.querySelectorAll('tbody button')].filter((button) => (button as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
  const [start] = stops as HTMLElement[];
  start?.focus();
  fireEvent.keyDown(start as HTMLElement, { key: 'ArrowRight' });
  const cell = document.activeElement as HTMLElement;
  expect(cell.getAttribute('aria-label')).toMatch(/^Interest/);
  fireEvent.click(cell);
  expect(told).toEqual([[names()[0], 'interest']]);
});

it('names each of the nine scores with its unit', async () => {
  const dashboard = madeDashboard(12, {});
  const [brand] = dashboard.brands;
  if (brand === undefined) throw new Error('no brand');
  await renderForTest(
    <DashboardContext value={dashboard}>
      <NineScores brand={brand} />
    </DashboardContext>,
  );
  const names = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(names).toHaveLength(9);
  const known = scoreNames.filter((name) => brand[name].score !== null);
  expect(names.filter((name) => / \d+\.\d of 100, /.test(name ?? ''))).toHaveLength(known.length);
});

it('opens by right click what can be done with a brand, its website in a new tab that knows nothing of this one', async () => {
  await renderForTest(<Page />);
  const row = screen.getAllByRole('rowheader')[0]?.closest('tr') as HTMLElement;
  fireEvent.contextMenu(row, { clientX: 10, clientY: 10 });
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark', 'Hide', 'Select', 'Why this score', 'Visit website']);
  const visit = within(menu).getByRole('menuitem', { name: /^Visit website/ });
  expect(visit.getAttribute('target')).toBe('_blank');
  expect(visit.getAttribute('rel')).toContain('noopener');
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'Mark' }));
  expect(told).toHaveLength(1);
});

it('selects a brand beside those that are selected, and takes only that one away again', async () => {
  await renderForTest(<Page />);
  const selected = () => screen.getAllByRole('row', { selected: true }).map((row) => row.dataset.index);
  const choose = async (row: number, item: string) => {
    fireEvent.contextMenu(screen.getAllByRole('rowheader')[row]?.closest('tr') as HTMLElement);
    fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await choose(0, 'Select');
  await choose(2, 'Select');
  expect(selected()).toEqual(['0', '2']);
  await choose(0, 'Remove selection');
  expect(selected()).toEqual(['2']);
});

it('warns where the domain is none that a browser could open', async () => {
  const shown = madeDashboard(1);
  const brands = shown.brands.map((brand) => ({ ...brand, domain: 'no website' }));
  await renderForTest(
    <>
      <DashboardContext value={{ ...shown, brands, shown: brands }}>
        <BrandsPanel />
      </DashboardContext>
      <ToastHost />
    </>,
  );
  fireEvent.contextMenu(screen.getByRole('rowheader').closest('tr') as HTMLElement);
  const visit = await screen.findByRole('menuitem', { name: 'Visit website' });
  expect(visit.tagName).toBe('BUTTON');
  fireEvent.click(visit);
  expect(await screen.findByText('Couldn’t open this website')).toBeTruthy();
});

it('names in a file the days that its figures are of, though others are chosen by now', async () => {
  const shown = madeDashboard(1);
  const exportTable = vi.fn(async (_: TableFile) => {});
  const ranges = { ...shown.ranges, comparable: { startDate: '2026-07-01', endDate: '2026-07-01' } };
  await renderForTest(
    <DashboardContext value={{ ...shown, ranges, source: { ...shown.source, exportTable } }}>
      <BrandsPanel />
    </DashboardContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
  await waitFor(() => expect(exportTable).toHaveBeenCalled());
  const days = rangeText(shown.calculations.ranges.comparable);
  expect(exportTable.mock.calls[0]?.[0].notes?.join()).toContain(`Period: ${days},`);
  const file = exportTable.mock.calls[0]?.[0];
  expect(file?.title).toBe(`Nordic Outdoor 2026, All brands, ${days}`);
  expect(file?.columns.slice(-2)).toEqual(['Project', 'Period']);
  expect(file?.rows[0]?.slice(-2)).toEqual(['Nordic Outdoor 2026', days]);
});

it('says that nothing matches, and takes the search away', async () => {
  await renderForTest(<Page given={{ query: 'zzz' }} />);
  expect(screen.getByText('No matching brands')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(names().length).toBeGreaterThan(5);
});
