import { cleanup, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { brandHint } from '../brand/brand-hint.ts';
import { type Brand, DashboardContext } from '../dashboard.ts';
import { EntryTip } from '../drawings/entry-tip.tsx';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import { ScoreTip } from '../overview/score-card-parts.tsx';
import { brandEntry } from '../scores/entries.ts';
import { standInWords, unlikeWords } from './part-words.ts';
import { WhyParts } from './why-parts.tsx';

afterEach(() => {
  localStorage.clear();
});

const followers = { metric: 'followers', knownIn: 'comparable', since: '2026-08-12' } as const;
const unlike = [
  { ...followers, network: 'FACEBOOK' },
  { ...followers, network: 'INSTAGRAM' },
  { network: 'TWITTER', metric: 'subscription', knownIn: 'comparable', since: null },
  { network: 'YOUTUBE', metric: 'posts', knownIn: 'compareTo', since: null },
] as const;

const Words = ({ of }: { of: typeof unlike | readonly [] }) => (
  <p>{unlikeWords(useTranslation().t, [...of]) ?? 'none'}</p>
);

it.each([
  [
    'en',
    'Only known since 12.08.2026: Followers (Facebook, Instagram). Not enough data in the comparison period: Lists (Twitter). Not enough data in this period: Posts (YouTube). This explains part of the change.',
  ],
  [
    'de',
    'Erst seit dem 12.08.2026 bekannt: Follower (Facebook, Instagram). Im Vergleichszeitraum fehlen Daten: Listen (Twitter). In diesem Zeitraum fehlen Daten: Beiträge (YouTube). Das erklärt einen Teil der Änderung.',
  ],
])('says in %s which parts only one period has', async (language, text) => {
  localStorage.setItem('LANG', language);
  await renderForTest(<Words of={unlike} />);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
  cleanup();
  await renderForTest(<Words of={[]} />);
  expect(screen.getByText('none')).toBeTruthy();
});

it.each([
  ['en', 'First counted on 12.08.2026; earlier days use the same number: Followers (Facebook, Instagram).'],
  ['de', 'Erstmals gezählt am 12.08.2026; für frühere Tage gilt dieselbe Zahl: Follower (Facebook, Instagram).'],
])('says in %s which count stands in for the time before it', async (language, text) => {
  localStorage.setItem('LANG', language);
  const states = (['FACEBOOK', 'INSTAGRAM'] as const).map((network) => ({
    network,
    metric: 'followers' as const,
    since: '2026-08-12',
  }));
  const StandIns = () => <p>{standInWords(useTranslation().t, states)}</p>;
  await renderForTest(<StandIns />);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

const said = /comes from having different data in the two periods/;
const Tips = ({ brand }: { brand: Brand }) => (
  <>
    <ScoreTip entry={brandEntry(brand)} score="passion" />
    <EntryTip entry={brandEntry(brand)} scores={['passion']} />
    <p>{brandHint(useTranslation().t, brand, 'passion')}</p>
  </>
);

it('is said with a change wherever a tooltip tells one, and only then', async () => {
  const made = madeDashboard(12);
  const brand = made.brands.find(({ passion }) => passion.score !== null);
  if (brand === undefined) throw new Error('no brand with the score');
  const { container } = await renderForTest(
    <DashboardContext value={made}>
      <Tips brand={brand} />
    </DashboardContext>,
  );
  expect(container.textContent).not.toMatch(said);
  cleanup();
  const marked = { ...brand, passion: { ...brand.passion, isUnlike: true as const } };
  await renderForTest(
    <DashboardContext value={made}>
      <Tips brand={marked} />
    </DashboardContext>,
  );
  expect(screen.getAllByText(said)).toHaveLength(3);
});

it('is said under the change that is explained', async () => {
  const made = madeDashboard(12);
  const value = { ...(made.brands[0] as Brand).passion, score: 61, prevScore: 50, trend: 72 };
  const unlikeOne = [{ ...followers, network: 'FACEBOOK' }];
  const why = { score: 'passion', value, parts: [], standIns: [], unlike: unlikeOne } as never;
  await renderForTest(
    <DashboardContext value={made}>
      <WhyParts why={why} />
    </DashboardContext>,
  );
  expect(screen.getByText(/^Only known since 12\.08\.2026: Followers \(Facebook\)\./)).toBeTruthy();
});
