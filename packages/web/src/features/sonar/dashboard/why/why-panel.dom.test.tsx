import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { DashboardContext } from '../dashboard.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { findExplained } from './why-content.tsx';
import { WhyPanel } from './why-panel.tsx';

afterEach(cleanup);

const made = madeDashboard(12);
const brand = made.brands[4];
const card = String(brand?.count);

function Page() {
  const [search, setSearch] = useState<DashboardSearch>({});
  const change = (next: Partial<DashboardSearch>) => setSearch((now) => ({ ...now, ...next }));
  return (
    <DashboardContext value={{ ...made, search, change }}>
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
    .map(({ textContent }) => numberIn(textContent));
  const score = brand?.powerrank.score ?? 0;
  // Each part is written with one decimal.
  expect(Math.abs(50 + parts.reduce((sum, part) => sum + part, 0) - score)).toBeLessThan(0.05 * parts.length + 0.001);
  expect(within(panel).getByText(/No account\./)).toBeTruthy();
  expect(within(panel).getByText(/^Reference 2 \(the market snapshot .*\), created on/)).toBeTruthy();
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

it('explains nothing that is not there', () => {
  expect(findExplained('999.trust', made.brands)).toBeNull();
  expect(findExplained(`${card}.nonsense`, made.brands)).toBeNull();
  expect(findExplained(undefined, made.brands)).toBeNull();
});
