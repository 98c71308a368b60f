// Alerts, how one gets them, and where the link of a mail leads.
import type { Page, Route } from '@playwright/test';
import type { AlertAbout } from '@soundings/contract/projects/alerts';
import { onPage } from './on-page.ts';
import type { Shot } from './pages.ts';

const ranges = { from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' };

interface Shown {
  readonly about: AlertAbout;
  readonly type: string | null;
  /** In English and German. */
  readonly title: readonly [string, string];
  readonly detail: readonly [string, string];
}

const shown: readonly Shown[] = [
  {
    about: {
      ...{ kind: 'score', ...ranges, brand: 'Fjeldholm', count: 3, score: 'passion', value: 61.9, former: 55.6 },
      ...{ margin: 2.3, rank: 2, formerRank: 4 },
    },
    type: 'SONAR',
    title: [
      'Fjeldholm’s engagement rose by 6.3 points to 61.9',
      'Fjeldholm ist beim Engagement um 6,3 Punkte auf 61,9 gestiegen',
    ],
    detail: [
      'From 55.6 to 61.9; 95% interval of the change: 4.0 to 8.6 points. That is more than its usual ups and downs. Rank 4 before, 2 now.',
      'Von 55,6 auf 61,9; 95-%-Intervall der Veränderung: 4,0 bis 8,6 Punkte. Das ist mehr als das übliche Auf und Ab. Zuvor Platz 4, jetzt 2.',
    ],
  },
  {
    about: {
      kind: 'source',
      network: 'YOUTUBE',
      reason: 'keyInvalid',
      accounts: 12,
      brands: ['Havgus', 'Klint', 'Lumi'],
    },
    type: 'SONAR',
    title: [
      'YouTube: 12 accounts couldn’t be collected any more',
      'YouTube: Von 12 Konten lassen sich keine Daten mehr erheben',
    ],
    detail: [
      'Havgus, Klint, Lumi and 9 more accounts. The key isn’t valid or has expired. Figures collected before are kept.',
      'Havgus, Klint, Lumi und 9 weitere Konten. Der Schlüssel ist ungültig oder abgelaufen. Bereits erhobene Daten bleiben erhalten.',
    ],
  },
  {
    about: { kind: 'quota', whose: 'USER', step: 80, used: 812_400, limit: 1_000_000, resetsOn: '2026-12-01' },
    type: null,
    title: ['Your AI quota for this month is 80% used', 'Ihr KI-Kontingent für diesen Monat ist zu 80 % verbraucht'],
    detail: [
      '812,400 of 1,000,000 tokens. It starts again on 1 December 2026.',
      '812.400 von 1.000.000 Token. Es beginnt neu am 1. Dezember 2026.',
    ],
  },
  {
    about: { kind: 'answers', respondents: 1204, messages: 24, isFirst: false },
    type: 'RESONANCE',
    title: ['New answers were imported', 'Neue Antworten wurden importiert'],
    detail: ['1,204 respondents, 24 messages.', '1.204 Befragte, 24 Botschaften.'],
  },
  {
    about: { kind: 'feedback', likes: 3, comments: 1 },
    type: 'SCOUTV2',
    title: ['New feedback: 3 likes and 1 comment', 'Neue Rückmeldungen: 3 Likes und 1 Kommentar'],
    detail: ['From readers of the shared page.', 'Von Lesern der freigegebenen Seite.'],
  },
];

const id = (at: number) => `1111111${at}-1111-4111-8111-111111111111`;

const answer = (route: Route, language: number) => {
  const content = shown.map(({ about, type, title, detail }, at) => ({
    ...{ id: id(at), kind: about.kind, about, title: title[language], detail: detail[language], isRead: at > 2 },
    createdOn: new Date(Date.now() - (at * 9 + 1) * 3_600_000).toISOString(),
    project: type === null ? null : { id: id(9), name: 'Nordic outdoor market', type },
  }));
  return route.fulfill({ json: { content, totalElements: content.length, page: 0, size: 20 } });
};

const withAlerts = async (page: Page): Promise<void> => {
  await page.route('**/api/alerts?*', (route) => answer(route, route.request().url().includes('language=de') ? 1 : 0));
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

/** The bell leads to the alerts; how many are new stands on it. */
const pointAtBell: Shot['open'] = async (page, language) => {
  await withAlerts(page);
  await onPage('/projects')(page, language);
  await page.getByRole('link', { name: /^(Alerts, 3 unread|Hinweise, 3 ungelesen)$/ }).hover();
};

export const alertShots: readonly Shot[] = [
  { name: 'alerts', open: open('/alerts'), signedIn: true },
  { name: 'alerts-bell', open: pointAtBell, signedIn: true, fullPage: false },
  { name: 'alerts-settings', open: open('/alerts/settings'), signedIn: true },
  { name: 'alerts-none', open: onPage('/alerts?kind=quota'), signedIn: true },
  { name: 'alerts-unsubscribe', open: onPage('/unsubscribe?token=alerts.1.2'), fullPage: false },
];
