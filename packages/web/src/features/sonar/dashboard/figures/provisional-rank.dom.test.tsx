import { screen } from '@testing-library/react';
import { t } from 'i18next';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { brandHint } from '../brand/brand-hint.ts';
import { ChosenHead } from '../brand/brand-tab.tsx';
import { BrandsPanel, tableToExport } from '../brand/brands-panel.tsx';
import { NineScores } from '../brand/nine-scores.tsx';
import { tableRows } from '../brand/table-rows.ts';
import { type Dashboard, DashboardContext } from '../dashboard.ts';
import { EntryTip } from '../drawings/entry-tip.tsx';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { MyBrandStrip } from '../overview/my-brand-strip.tsx';
import { PowerrankCard } from '../overview/powerrank-card.tsx';
import { ScoreTip } from '../overview/score-card-parts.tsx';
import { Comparison } from '../powerrank/comparison.tsx';
import { brandEntry } from '../scores/entries.ts';
import { entriesFile } from '../scores/entries-file.ts';
import { rankWords } from './score-words.ts';

const dashboard = (): Dashboard => {
  const made = madeDashboard(12, {});
  const brands = made.brands.map((brand) => ({ ...brand, provisional: true, isSelected: false }));
  return { ...made, brands, shown: brands };
};
const first = ({ brands }: Dashboard) => brands.find(({ rank }) => rank === 1)!;

const said = (): string[] => {
  const nodes = [...document.body.querySelectorAll('*')];
  const named = nodes.flatMap((node) => [node.getAttribute('aria-label'), node.getAttribute('title')]);
  const own = nodes.map((node) => (node.childElementCount === 0 ? node.textContent : null));
  return [...named, ...own].flatMap((text) => text ?? []);
};
const unqualified = (texts: readonly string[]) =>
  texts.filter((text) => /powerrank[^;]*\brank \d+\b(?! \(provisional\))(?! of \d+ \(provisional\))/i.test(text));

it('is said of such a place wherever it stands: cards, charts, tables, tooltips', async () => {
  const value = dashboard();
  const brand = first(value);
  await renderForTest(
    <DashboardContext value={value}>
      <MyBrandStrip />
      <PowerrankCard />
      <ChosenHead brand={brand} selected={[brand]} onShow={() => {}} />
      <NineScores brand={brand} />
      <BrandsPanel />
      <Comparison />
      <ScoreTip entry={brandEntry(brand)} score="powerrank" />
      <EntryTip entry={brandEntry(brand)} scores={['powerrank']} />
    </DashboardContext>,
  );
  const texts = said();
  expect(unqualified(texts)).toEqual([]);
  expect(screen.getByText(/^Rank 1 of 12 \(provisional\)/)).toBeTruthy();
  expect(texts.filter((text) => /^Rank \d+$/.test(text))).toEqual([]);
  expect(screen.getByText('Rank 1 (provisional)')).toBeTruthy();
  expect(screen.getByText(/rank 1 \(provisional\)/)).toBeTruthy();
  // Beside every place of the table, the comparison and the bars: a ring, and the words for whoever does not see it.
  expect(screen.getAllByTitle(/^Provisional rank: less than half/).length).toBeGreaterThan(12);
  expect(brandHint(t, brand, 'powerrank')).toContain('Rank 1 (provisional)');
  expect(brandHint(t, brand, 'interest')).not.toContain('provisional');
});

it('stands in files, beside the number', () => {
  const { brands } = dashboard();
  const rows = tableRows(brands, {
    query: undefined,
    sort: '-powerrank',
    showsHidden: true,
    isRankEach: false,
    language: 'en',
  });
  const table = tableToExport(t, rows, false);
  expect(table.columns.at(-1)).toBe('Powerrank, rank status');
  expect(table.rows.every((row) => row.at(-1) === 'provisional')).toBe(true);
  expect(table.notes?.join(' ')).toContain('Provisional rank: less than half');
  const known = tableToExport(
    t,
    rows.map((row) => ({ ...row, brand: { ...row.brand, provisional: false } })),
    false,
  );
  expect(known.rows.every((row) => row.at(-1) === null)).toBe(true);
  const file = entriesFile(t, 'Comparison', brands.map(brandEntry), ['powerrank', 'trust']);
  expect(file.columns.slice(4, 6)).toEqual(['Powerrank, rank', 'Powerrank, rank status']);
  expect(file.rows[0]![5]).toBe('provisional');
});

it('is not said of a place that is known well', async () => {
  const value = madeDashboard(12, {});
  const brand = first(value);
  await renderForTest(
    <DashboardContext value={value}>
      <PowerrankCard />
      <ChosenHead brand={brand} selected={[brand]} onShow={() => {}} />
      <Comparison />
    </DashboardContext>,
  );
  expect(said().filter((text) => text.includes('rovisional'))).toEqual([]);
  expect(screen.getByText(/^Rank 1 of 12/)).toBeTruthy();
});

it('ranks among the brands that have a rank', () => {
  const { brands } = dashboard();
  const unranked = { ...brands[1]!, powerrank: { ...brands[1]!.powerrank, rank: null } };
  expect(rankWords(t, 4, [...brands.slice(2), unranked])).toBe(
    t('dashboard.rankOf', { rank: '4', total: String(brands.length - 2) }),
  );
});
