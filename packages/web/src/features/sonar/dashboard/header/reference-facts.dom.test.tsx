import type { ReferenceFacts as Facts } from '@soundings/contract/sonar/scores';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { formatDate } from '#/lib/format.ts';
import { needDashboardTexts, needWhyTexts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ReferenceFacts } from './reference-facts.tsx';

beforeAll(async () => {
  await startI18n();
  await needDashboardTexts();
  await needWhyTexts();
});
const reference: Facts = {
  version: 1,
  frozenOn: '2026-11-23T08:00:00.000Z',
  from: '2026-08-25',
  to: '2026-11-22',
  brands: 22,
  brandsSince: 0,
  parts: [
    {
      frozenOn: '2026-11-23T08:00:00.000Z',
      from: '2026-08-25',
      to: '2026-11-22',
      measured: [
        { key: 'interactions', network: 'FACEBOOK', brands: 22 },
        { key: 'comments', network: 'FACEBOOK', brands: 20 },
      ],
    },
    {
      frozenOn: '2026-12-03T08:00:00.000Z',
      from: '2026-09-04',
      to: '2026-12-02',
      measured: [
        { key: 'followers', network: null, brands: 12 },
        { key: 'followers', network: 'INSTAGRAM', brands: 12 },
      ],
    },
  ],
  open: [{ key: 'posts', network: 'INSTAGRAM' }],
  correction: null,
};

it('says what each part was made from and since when, and what still waits', async () => {
  await renderForTest(<ReferenceFacts reference={reference} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    `Created on ${formatDate(reference.frozenOn)}`,
    `Added on ${formatDate('2026-12-03')}, when the first data came in`,
    'Not enough data yet',
  ]);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Facebook, 20–22 brandsInteractions, Share of comments',
    'All networks together, 12 brandsFollowers',
    'Instagram, 12 brandsFollowers',
    'InstagramPosts',
  ]);
  // No count of brands that came since, where none has.
  expect(screen.queryByText(/since/i, { ignore: 'style' })).toBeNull();
});

it('says that the weight of published medians was corrected, and since when', async () => {
  const corrected = { ...reference, version: 2, correction: 'priorWeight' as const, brandsSince: 3 };
  await renderForTest(<ReferenceFacts reference={corrected} />);
  const words = `Market snapshot 2, since ${formatDate(reference.frozenOn)}: the weight of published industry medians was corrected.`;
  expect(screen.getByText((text) => text.startsWith(words))).toBeTruthy();
  expect(screen.getByText(/^3 brands were added later/)).toBeTruthy();
});
