// Alerts, how one gets them, and where the link of a mail leads.
import type { Page, Route } from '@playwright/test';
import { alertKinds } from '@soundings/contract/projects/alert-choices';
import type { AlertAbout } from '@soundings/contract/projects/alerts';
import { writeAlert } from '@soundings/engine/alerts/write-alert';
import { onPage } from './on-page.ts';
import type { Shot } from './pages.ts';

const ranges = { from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' };
const abouts: Record<(typeof alertKinds)[number], AlertAbout> = {
  score: {
    ...{ kind: 'score', ...ranges, brand: 'Fjeldholm', count: 3, score: 'passion', value: 61.9, former: 55.6 },
    ...{ margin: 2.3, rank: 2, formerRank: 4 },
  },
  leader: { kind: 'leader', ...ranges, brand: 'Nordvand', former: 'Havgus', value: 71.2, formerValue: 68.4 },
  silence: { kind: 'silence', ...ranges, brand: 'Skovtur', network: 'INSTAGRAM', before: 18 },
  source: { kind: 'source', network: 'YOUTUBE', reason: 'keyInvalid', accounts: 12, brands: ['Havgus', 'Klint', 'Lumi'] },
  quota: { kind: 'quota', whose: 'USER', step: 80, used: 812_400, limit: 1_000_000, resetsOn: '2026-12-01' },
  answers: { kind: 'answers', respondents: 1204, messages: 24, isFirst: false },
  feedback: { kind: 'feedback', likes: 3, comments: 1 },
};
const types = { answers: 'RESONANCE', feedback: 'SCOUTV2' } as Record<string, string>;

const id = (at: number) => `1111111${at}-1111-4111-8111-111111111111`;

const answer = (route: Route, url: URL) => {
  const language = url.searchParams.get('language') === 'de' ? 'de' : 'en';
  const content = alertKinds.map((kind, at) => ({
    ...{ id: id(at), kind, createdOn: new Date(Date.now() - (at * 9 + 1) * 3_600_000).toISOString() },
    ...{ about: abouts[kind], ...writeAlert(abouts[kind], language), isRead: at > 2 },
    project: kind === 'quota' ? null : { id: id(9), name: 'Nordic outdoor market', type: types[kind] ?? 'SONAR' },
  }));
  return route.fulfill({ json: { content, totalElements: content.length, page: 0, size: 20 } });
};

const withAlerts = async (page: Page): Promise<void> => {
  await page.route('**/api/alerts?*', (route) => answer(route, new URL(route.request().url())));
  await page.route('**/api/alerts/unread', (route) => route.fulfill({ json: { unread: 3 } }));
  await page.route('**/api/alerts/settings', (route) =>
    route.fulfill({
      json: {
        ...{ mails: 'DAILY', language: 'en', timeZone: 'Europe/Berlin' },
        muted: [{ id: id(9), name: 'Nordic outdoor market', type: 'SONAR' }],
      },
    }),
  );
};

const open =
  (path: string): Shot['open'] =>
  async (page, language) => {
    await withAlerts(page);
    await onPage(path)(page, language);
  };

export const alertShots: readonly Shot[] = [
  { name: 'alerts', open: open('/alerts'), signedIn: true },
  { name: 'alerts-settings', open: open('/alerts/settings'), signedIn: true },
  { name: 'alerts-none', open: onPage('/alerts?kind=quota'), signedIn: true },
  { name: 'alerts-unsubscribe', open: onPage('/unsubscribe?token=alerts.1.2'), fullPage: false },
];
