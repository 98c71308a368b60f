import { screen } from '@testing-library/react';
import { t } from 'i18next';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { brandHint } from '../brand/brand-hint.ts';
import { BrandsPanel } from '../brand/brands-panel.tsx';
import { type Dashboard, DashboardContext } from '../dashboard.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { MyBrandStrip } from '../overview/my-brand-strip.tsx';
import { ScoreTip } from '../overview/score-card-parts.tsx';
import { Comparison } from '../powerrank/comparison.tsx';
import { brandEntry } from '../scores/entries.ts';
import { entriesFile } from '../scores/entries-file.ts';

const shortGrowth = { range: 'comparable', networks: ['INSTAGRAM'], since: '2026-10-26', days: 3, of: 28 } as const;
const dashboard = (): Dashboard => {
  const made = madeDashboard(12, {});
  const brands = made.brands.map((brand) =>
    brand.myCompany ? { ...brand, shortGrowth: { ...shortGrowth, networks: [...shortGrowth.networks] } } : brand,
  );
  return { ...made, brands, shown: brands };
};
const words = /Growth is known since .*26.*: 3 of 28 days \(Instagram\)/;

it('is marked at the key figures that growth is a part of, and at no other', async () => {
  await renderForTest(
    <DashboardContext value={dashboard()}>
      <MyBrandStrip />
    </DashboardContext>,
  );
  const marked = screen.getAllByRole('button').filter(({ textContent }) => words.test(textContent ?? ''));
  const names = ['Powerrank', 'Interest', 'Rivalry', 'Vitality'];
  expect(marked).toHaveLength(names.length);
  for (const name of names) expect(marked.some(({ textContent }) => textContent?.startsWith(name))).toBe(true);
  expect(screen.getAllByTitle(words)).toHaveLength(names.length);
});

it('is said in the rows of its brand, in tooltips and in files', async () => {
  const value = dashboard();
  const own = value.brands.find(({ myCompany }) => myCompany)!;
  await renderForTest(
    <DashboardContext value={value}>
      <BrandsPanel />
      <Comparison />
      <ScoreTip entry={brandEntry(own)} score="interest" />
    </DashboardContext>,
  );
  await screen.findByRole('button', { name: new RegExp(`^${own.label}: Powerrank`) });
  const labels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  const said = labels.filter((label) => words.test(label));
  expect(said).toHaveLength(8);
  expect(said.filter((label) => label.startsWith(own.label))).toHaveLength(4);
  expect(screen.getByText(words)).toBeTruthy();
  expect(brandHint(t, own, 'energy')).toMatch(words);
  expect(brandHint(t, own, 'trust')).not.toMatch(words);
  const entries = value.brands.map(brandEntry);
  expect(entriesFile(t, 'Comparison', entries, ['interest']).notes?.filter((note) => words.test(note))).toHaveLength(1);
  expect(entriesFile(t, 'Comparison', entries, ['trust']).notes?.some((note) => words.test(note))).toBe(false);
});
