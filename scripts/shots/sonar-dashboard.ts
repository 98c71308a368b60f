import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';
import { findOrMake, measured } from './sonar.ts';

const dashboard =
  (search: string, act?: Shot['open']): Shot['open'] =>
  async (page, language) => {
    const id = await findOrMake(page, measured, { isCollected: true });
    await page.goto(`/project/sonar/${id}?${search}`);
    await page.waitForLoadState('networkidle');
    await act?.(page, language);
  };

const lastDays = (days: number): string => {
  const daysAgo = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `from=${daysAgo(days)}&to=${daysAgo(1)}&prevFrom=${daysAgo(2 * days)}&prevTo=${daysAgo(days + 1)}`;
};

const explain = async (page: Page): Promise<void> => {
  await page.locator('td[data-score] button').first().click();
  await page.getByRole('heading', { name: /^(The numbers behind it|Die Zahlen dahinter)$/ }).waitFor();
};

const raiseLine = async (page: Page): Promise<void> => {
  const last = page.locator('svg').last().getByRole('img').last();
  if (await last.isVisible()) await last.focus();
};

/** On a phone one chip opens both periods in a sheet. */
const openPeriod = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Period|Zeitraum|Days shown|Gezeigte Tage)/ })
    .first()
    .click();

/** As after a file without followers: of the dashboard's scores only trust is known. */
const openWithoutFollowers: Shot['open'] = async (page, language) => {
  await page.route('**/api/calculations?*', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const row of answer.rows)
      for (const name of ['interest', 'passion', 'presence', 'energy'])
        row[name] = { ...row[name], score: null, prevScore: null, trend: null, rank: null };
    await route.fulfill({ json: answer });
  });
  await dashboard('tab=dashboard')(page, language);
};

const openUncollected: Shot['open'] = async (page) => {
  await page.goto(`/project/sonar/${await findOrMake(page, 'Nordic Indoor 2026', { brands: [] })}`);
  await page.waitForLoadState('networkidle');
};

/** Of what no dashboard tells, the guide says that it does not know it. */
const askTheUnknown: Shot['open'] = async (page, language) => {
  const question = page.getByRole('textbox', { name: /^(Your question|Ihre Frage)$/ });
  await question.fill(language === 'de' ? 'Wie wird das Wetter?' : 'What is the weather like?');
  await question.press('Enter');
  await page.getByRole('region', { name: /(Answer|Antwort)$/ }).waitFor();
};

/** Events and goals as somebody has noted them; `until` the last day of the figures. */
const withMarks =
  (search: string, act?: Shot['open']): Shot['open'] =>
  async (page, language) => {
    const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const mark = (at: number, more: object) => ({
      id: uuid(at),
      createdBy: 'Mette Holm',
      mayChange: at !== 2,
      ...more,
    });
    const marks = [
      mark(1, { kind: 'campaign', title: 'Autumn campaign', from: daysAgo(24), to: daysAgo(12) }),
      mark(2, { kind: 'launch', title: 'Boots made of nets', from: daysAgo(9), to: null }),
      mark(3, { kind: 'event', title: 'Storm over the North Sea, all ferries stopped', from: daysAgo(4), to: null }),
      mark(4, { kind: 'goal', score: 'powerrank', target: 72.5, by: daysAgo(-60) }),
    ];
    await page.route(/\/api\/sonar\/timeline\//, (route) => route.fulfill({ json: { marks } }));
    await dashboard(search, act)(page, language);
  };
const uuid = (at: number): string => `4444444${at}-1111-4111-8111-111111111111`;

const openTimeline = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^(More settings|Weitere Einstellungen)$/ });
  if (await more.isVisible()) await more.click();
  await page
    .getByRole('button', { name: /^(Timeline|Zeitachse)$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^(Timeline|Zeitachse)$/ }).waitFor();
};

const list: readonly [name: string, open: Shot['open'], isWindow?: true][] = [
  ['sonar-dashboard', dashboard('tab=dashboard')],
  ['sonar-dashboard-interest', dashboard('tab=interest', raiseLine)],
  ['sonar-dashboard-relevance', dashboard('tab=relevance')],
  ['sonar-dashboard-powerrank', dashboard('tab=powerrank')],
  ['sonar-dashboard-trust', dashboard('tab=trust')],
  ['sonar-dashboard-engagement', dashboard('tab=engagement')],
  ['sonar-dashboard-presence', dashboard('tab=presence')],
  ['sonar-dashboard-rivalry', dashboard('tab=rivalry')],
  ['sonar-dashboard-data', dashboard('tab=data&network=FACEBOOK'), true],
  ['sonar-dashboard-posts', dashboard('tab=posts')],
  ['sonar-dashboard-posts-90', dashboard(`tab=posts&${lastDays(90)}`)],
  ['sonar-dashboard-marks', withMarks('tab=powerrank')],
  ['sonar-timeline', withMarks('tab=powerrank', openTimeline), true],
  ['sonar-dashboard-brand', dashboard('tab=brand')],
  ['sonar-dashboard-period', dashboard('tab=dashboard', openPeriod), true],
  ['sonar-dashboard-few', openWithoutFollowers],
  ['sonar-dashboard-empty', openUncollected],
  ['sonar-navig8', dashboard('tab=navig8')],
  ['sonar-navig8-refusal', dashboard('tab=navig8', askTheUnknown), true],
  ['sonar-dashboard-why', dashboard('tab=brand', explain), true],
];

export const sonarDashboardShots: Shot[] = list.map(([name, open, isWindow = false]) => ({
  name,
  signedIn: true,
  fullPage: !isWindow,
  open,
}));
