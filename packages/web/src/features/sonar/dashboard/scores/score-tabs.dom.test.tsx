import type { DateRanges } from '@soundings/contract/sonar/scores';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { type Dashboard, DashboardContext, toBrands } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeCalculations, madeRanges } from '../for-test/made-calculations.ts';
import { madeSource } from '../for-test/made-dashboard.ts';
import { Comparison } from '../powerrank/comparison.tsx';
import { InterestTab } from './interest-tab.tsx';
import { RivalryTab } from './rivalry-tab.tsx';
import { RelevanceTab } from './two-scores-tabs.tsx';
import { secondEntries } from './view-entries.ts';

const calculations = madeCalculations(12);
const source = madeSource(12);

interface StageProps {
  children: React.ReactNode;
  explain: Dashboard['explain'];
  start?: DashboardSearch;
  ranges?: DateRanges;
}
function Stage({ children, explain, start = {}, ranges = madeRanges }: StageProps) {
  const [search, setSearch] = useState(start);
  const brands = toBrands(calculations.rows, search);
  const value: Dashboard = {
    source,
    calculations,
    ranges,
    brands,
    shown: brands,
    search,
    change: (change) => setSearch((now) => ({ ...now, ...change })),
    mark: () => {},
    hide: () => {},
    select: () => {},
    explain,
    canEdit: false,
    isSlim: false,
    logoOf: () => null,
  };
  return <DashboardContext value={value}>{children}</DashboardContext>;
}

const marksOf = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('img');

it('explains a brand with Enter on its bar, lowest rivalry first', async () => {
  const explain = vi.fn();
  await renderForTest(
    <Stage explain={explain}>
      <RivalryTab />
    </Stage>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Broad' }));
  const [first] = marksOf(/^Rivalry, Broad/);
  const brands = calculations.rows.filter((row) => row.myCompany || row.competitorType !== 'All');
  const best = brands.toSorted((one, other) => (one.friction.score ?? 101) - (other.friction.score ?? 101))[0];
  expect(first?.getAttribute('aria-label')).toMatch(new RegExp(`^${best?.brandCompany}: Rivalry \\d+\\.\\d of 100`));
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(explain.mock.calls[0]?.[0].initDataId).toBe(best?.initDataId);
  expect(explain.mock.calls[0]?.[1]).toBe('friction');
});

it('opens a group from its mean', async () => {
  await renderForTest(
    <Stage explain={() => {}}>
      <RivalryTab />
    </Stage>,
  );
  const [inFirst] = screen.getAllByRole('radio', { name: 'Groups' });
  if (inFirst === undefined) throw new Error('no views');
  await userEvent.click(inFirst);
  const groups = marksOf(/^Rivalry, Groups/);
  expect(groups.length).toBe(new Set(calculations.rows.flatMap((row) => row.groups)).size);
  const name = groups[0]?.getAttribute('aria-label')?.match(/^Group (\w+)/)?.[1] ?? '';
  await userEvent.click(groups[0] as Element);
  expect(marksOf(/^Rivalry, Groups/)).toHaveLength(calculations.rows.filter((row) => row.groups.includes(name)).length);
});

it('has one tab stop in its table, and arrow keys lead to every figure', async () => {
  const explain = vi.fn();
  await renderForTest(
    <Stage explain={explain}>
      <RelevanceTab />
    </Stage>,
  );
  const table = screen.getByRole('region', { name: /^Table: Relevance/ });
  const figures = [...table.querySelectorAll<HTMLElement>('tbody button')];
  expect(figures).toHaveLength(2 * calculations.rows.length);
  expect(figures.filter(({ tabIndex }) => tabIndex === 0)).toEqual([figures[0]]);
  figures[0]?.focus();
  const reached = new Set([document.activeElement]);
  for (const _ of calculations.rows) {
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      reached.add(document.activeElement);
    }
  }
  expect(reached).toEqual(new Set(figures));
  await userEvent.keyboard('{Enter}');
  expect(explain.mock.calls[0]?.[1]).toBe('relevanceStrength');
});

it('compares brands from a single tab stop', async () => {
  const explain = vi.fn();
  await renderForTest(
    <Stage explain={explain}>
      <Comparison />
    </Stage>,
  );
  const figures = [...(await screen.findByRole('table')).querySelectorAll<HTMLElement>('tbody button')];
  expect(figures.filter(({ tabIndex }) => tabIndex === 0)).toEqual([figures[0]]);
  figures[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(figures[8]);
  await userEvent.keyboard('{Enter}');
  expect(explain.mock.calls[0]?.[1]).toBe('energy');
});

it('draws two scores against each other or as bubbles, each mark with both', async () => {
  await renderForTest(
    <Stage explain={() => {}}>
      <RelevanceTab />
    </Stage>,
  );
  const both = await screen.findByRole('group', { name: /^Strength and breadth/ });
  // The second chart is drawn once the first is painted.
  const each = await screen.findByRole('group', { name: /^Relevance, / });
  expect(both.compareDocumentPosition(each)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const points = marksOf(/^Strength and breadth/);
  expect(points.length).toBeGreaterThan(0);
  for (const point of points) expect(point.getAttribute('aria-label')).not.toContain('not measured');
  await userEvent.click(screen.getByRole('radio', { name: 'Bubbles' }));
  const bubbles = marksOf(/^Strength and breadth/);
  const top = secondEntries(toBrands(calculations.rows, {}), 'top10', undefined, ['relevanceStrength']);
  expect(bubbles).toHaveLength(top.length);
  expect(bubbles[0]?.getAttribute('aria-label')).toMatch(/Relevance strength .*Relevance breadth/);
});

it.each([
  ['tiles', InterestTab, /^Interest, Broad/],
  ['bubbles', RelevanceTab, /^Strength and breadth, Top 10/],
])('cuts names of over 19 characters in %s; who hears them hears all', async (_, Tab, chart) => {
  const start: DashboardSearch = { first: 'broad', labels: ['groups', 'country'], shape: 'bubbles' };
  await renderForTest(
    <Stage explain={() => {}} start={start}>
      <Tab />
    </Stage>,
  );
  await waitFor(() => expect(marksOf(chart).length).toBeGreaterThan(0));
  const written = new Map(
    marksOf(chart).map((mark) => [mark.getAttribute('aria-label')?.split(':')[0], mark.textContent]),
  );
  const long = toBrands(calculations.rows, start).filter(({ label }) => label.length > 19 && written.has(label));
  expect(long.length).toBeGreaterThan(1);
  for (const { label } of long) expect(written.get(label)).not.toContain(label.slice(-4));
  const isCut = ({ label }: { label: string }) => written.get(label)?.includes('…');
  expect(long.filter(isCut).length).toBeGreaterThan(0);
});

it('says of the lines of a single day that they are weeks, and ends no other line at a figure that is not the table’s', async () => {
  const rows = calculations.rows.filter(({ interest }) => interest.score !== null);
  // Names at the ends of lines are the only texts of two parts.
  const namesAndEnds = () =>
    [...document.querySelectorAll('text')]
      .filter((text) => text.querySelectorAll('tspan').length === 2)
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => rows.some(({ brandCompany }) => text.startsWith(brandCompany.slice(0, 5))));
  const draw = async (ranges: DateRanges) => {
    await renderForTest(
      <Stage explain={() => {}} ranges={ranges}>
        <InterestTab />
      </Stage>,
    );
    await waitFor(() => expect(namesAndEnds().length).toBeGreaterThan(2));
  };
  await draw(madeRanges);
  for (const text of namesAndEnds()) {
    const row = rows.find(({ brandCompany }) => text.startsWith(brandCompany.slice(0, 5)));
    expect(text.endsWith(` ${row?.interest.score?.toFixed(0)}`), text).toBe(true);
  }
  expect(document.body.textContent).not.toContain('7-day');
  cleanup();
  const day = { startDate: '2026-11-19', endDate: '2026-11-19' };
  await draw({ ...madeRanges, comparable: day });
  for (const text of namesAndEnds()) expect(text).not.toMatch(/\d/);
  expect(screen.getByText('Each point is a 7-day score. Tables show the score of the day.')).toBeTruthy();
  const days = screen.getByRole('slider', { name: /^Interest over time, .*day by day$/ });
  expect(days.getAttribute('aria-valuetext')).toMatch(/^Week to 19\.11\.2026; .+ \d+\.\d/);
});
