import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { DashboardContext } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { findExplained } from './why-content.tsx';
import { WhyPanel } from './why-panel.tsx';

const made = madeDashboard(12);
const brand = made.brands[4];
const card = String(brand?.count);

function Page() {
  const [search, setSearch] = useState<DashboardSearch>({});
  const change = (next: Partial<DashboardSearch>) => setSearch((now) => ({ ...now, ...next }));
  return (
    <DashboardContext
      value={{ ...made, search, change, explain: ({ count }, score) => change({ why: `${count}.${score}` }) }}
    >
      <button type="button" onClick={() => change({ why: `${card}.powerrank` })}>
        78.9
      </button>
      <WhyPanel />
    </DashboardContext>
  );
}

const numberIn = (text: string | null | undefined): number => Number((text ?? '').replace('−', '-').replace('+', ''));

it('begins at 50, and its parts add up to the score', async () => {
  await renderForTest(<Page />);
  const figure = screen.getByRole('button', { name: '78.9' });
  figure.focus();
  fireEvent.click(figure);
  const panel = await screen.findByRole('region', { name: /^Why this score: Powerrank/ });
  await within(panel).findByText('Typical brand');
  const [list] = within(panel).getAllByRole('list');
  const parts = within(list as HTMLElement)
    .getAllByText(/^[+−]?\d+\.\d$/)
    .filter((element) => element.closest('[aria-hidden]') === null)
    .map(({ textContent }) => numberIn(textContent));
  const score = brand?.powerrank.score ?? 0;
  // Each part is written with one decimal.
  expect(Math.abs(50 + parts.reduce((sum, part) => sum + part, 0) - score)).toBeLessThan(0.05 * parts.length + 0.001);
  expect(within(panel).getByText(/No account\./)).toBeTruthy();
  expect(within(panel).getByText(/^Typical as in the market snapshot of \d\d\.\d\d\.\d{4}: 12 brands, /)).toBeTruthy();
  expect(within(panel).getByRole('img', { name: /^Facebook, Interactions: from/ })).toBeTruthy();
});

it('takes the focus, closes with Escape and gives it back', async () => {
  await renderForTest(<Page />);
  const figure = screen.getByRole('button', { name: '78.9' });
  figure.focus();
  fireEvent.click(figure);
  const panel = await screen.findByRole('region', { name: /^Why this score/ });
  expect(document.activeElement).toBe(panel);
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: /^Why this score/ })).toBeNull();
  expect(document.activeElement).toBe(figure);
});

it('goes on to the next brand of the ranking by button and arrow key, and back, with the focus where it is', async () => {
  await renderForTest(<Page />);
  const ranked = made.brands
    .filter(({ powerrank }) => powerrank.score !== null)
    .toSorted((one, other) => (other.powerrank.score ?? 0) - (one.powerrank.score ?? 0));
  const place = ranked.findIndex(({ count }) => String(count) === card);
  const figure = screen.getByRole('button', { name: '78.9' });
  figure.focus();
  fireEvent.click(figure);
  const panelOf = (index: number) =>
    screen.findByRole('region', { name: `Why this score: Powerrank, ${ranked[index]?.label}` });
  const panel = await panelOf(place);
  expect(figure.hasAttribute('data-explained')).toBe(true);
  fireEvent.click(within(panel).getByRole('button', { name: `Next brand: ${ranked[place + 1]?.label}` }));
  await panelOf(place + 1);
  // The figure that it was opened from tells another brand.
  expect(figure.hasAttribute('data-explained')).toBe(false);
  const lead = within(panel).getByText(new RegExp(`^Powerrank of ${ranked[place + 1]?.label}`));
  expect(lead.getAttribute('aria-live')).toBe('polite');
  fireEvent.keyDown(panel, { key: 'ArrowLeft' });
  await panelOf(place);
  for (let index = place; index > 0; index -= 1) fireEvent.keyDown(panel, { key: 'ArrowLeft' });
  const first = await panelOf(0);
  const previous = within(first).getByRole('button', { name: 'Previous brand' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  await panelOf(0);
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(document.activeElement).toBe(figure);
});

it('explains nothing that is not there', () => {
  expect(findExplained('999.trust', made.brands)).toBeNull();
  expect(findExplained(`${card}.nonsense`, made.brands)).toBeNull();
  expect(findExplained(undefined, made.brands)).toBeNull();
});
