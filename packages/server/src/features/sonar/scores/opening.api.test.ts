import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { ask, calculationsOf, type Figures, importFigures, range } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
/** A project of brands with figures up to these days; null is a brand that has none. */
const projectUpTo = async (...lastDays: (string | null)[]): Promise<string> => {
  const id = await addSonar(admin, `Opening ${++made}`, { datasets: lastDays.map((_, at) => brand(`b${at}.example`)) });
  const figures = lastDays.flatMap((to, at): Figures[] =>
    to === null ? [] : [{ domain: `b${at}.example`, size: 10 + at, from: '2026-01-01', to }],
  );
  await importFigures(admin, id, figures);
  return id;
};
const datesOf = async (id: string, browser = admin) => (await browser.get(`/api/jobs/sonar/dates/${id}`)).body;

it('opens on the last day on which at least half of the brands with figures have some', async () => {
  const id = await projectUpTo('2026-06-30', '2026-06-10', '2026-06-12', '2026-06-12', null, null);
  expect(await datesOf(id)).toMatchObject({ collectedTill: '2026-06-30', opensOn: '2026-06-12' });
  const { password: projectPassword } = await share(admin, id);
  const projectRequest = { projectName: `Opening ${made}`, projectPassword };
  const shared = await app.browser().post('/api/consumer/sonar/dates', { projectRequest, request: {} });
  expect(shared.body).toMatchObject({ opensOn: '2026-06-12', periodDays: null });
});

it('opens on the last day where half of the brands have it', async () => {
  const id = await projectUpTo('2026-06-30', '2026-05-01');
  expect((await datesOf(id)).opensOn).toBe('2026-06-30');
});

it('has no day to open on before there are figures', async () => {
  const id = await addSonar(admin, `Opening ${++made}`);
  expect(await datesOf(id)).toMatchObject({ collectedTill: null, opensOn: null, periodDays: null });
});

it('remembers per user how many days they chose, whatever the project, and opens a shared one as who made it', async () => {
  const [one, other] = [await projectUpTo('2026-06-30'), await projectUpTo('2026-06-30')];
  const user = await app.signInAs('ROLE_GLOBAL_ADMIN');
  expect((await admin.post('/api/sonar/period', { days: 7 })).status).toBe(200);
  expect((await admin.post('/api/sonar/period', { days: 28 })).status).toBe(200);
  for (const id of [one, other]) {
    expect((await datesOf(id)).periodDays).toBe(28);
    expect((await datesOf(id, user)).periodDays).toBeNull();
  }
  const { password: projectPassword } = await share(admin, other);
  const projectRequest = { projectName: `Opening ${made}`, projectPassword };
  const shared = await app.browser().post('/api/consumer/sonar/dates', { projectRequest, request: {} });
  expect(shared.body.periodDays).toBe(28);
  expect((await admin.post('/api/sonar/period', { days: 8 })).status).toBe(400);
  expect((await app.browser().post('/api/sonar/period', { days: 7 })).status).toBe(401);
});

it('says that lines of a one-day period show weeks, of which the last is no figure of the day', async () => {
  const id = await projectUpTo('2026-06-30');
  const ids = [(await allOf(admin, id))[0]!.id];
  const trendOf = async (from: string) => {
    const ranges = { comparable: range(from, '2026-06-30'), compareTo: range('2026-05-01', '2026-05-01') };
    const { rows } = (await ask(admin, id, { ranges })).body;
    const trend = (await ask(admin, id, { ranges, score: 'interest', ids }, '/trend')).body;
    return { isWeekly: trend.isWeekly, end: trend.lines[0].scores.at(-1), score: rows[0].interest.score };
  };
  const week = await trendOf('2026-06-24');
  expect(week).toMatchObject({ isWeekly: false, end: expect.closeTo(week.score, 5) });
  const day = await trendOf('2026-06-30');
  expect(day).toMatchObject({ isWeekly: true, end: expect.closeTo(week.score, 5) });
  expect(day.end).not.toBeCloseTo(day.score, 3);
});

it('reports followers whole, also as the mean of a period, and stars with decimals', async () => {
  const id = await addSonar(admin, `Opening ${++made}`, { datasets: [brand('mean.example')] });
  const figures = { 'facebook,followers': [90, 90, 91, 100, 101, 101], 'trustpilot,score': [4, 4, 4.1, 4.2, 4.3, 4.3] };
  const rows = Object.entries(figures).flatMap(([figure, values]) =>
    values.map((value, at) => `mean.example,${figure},2026-05-0${at + 1},${value}`),
  );
  const mapping = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
  const sent = await sendMetrics(admin, id, ['domain,network,metric,date,value', ...rows].join('\n'), mapping);
  expect(sent.status).toBe(200);
  const ranges = { comparable: range('2026-05-04', '2026-05-06'), compareTo: range('2026-05-01', '2026-05-03') };
  const { FACEBOOK, TRUSTPILOT } = (await calculationsOf(admin, id, ranges)).rows[0]!.socialCalculations;
  // 100.67 and 90.33 on average; the change is that of the whole ones.
  expect(FACEBOOK!.metrics.followers).toEqual({ comparable: 101, compareTo: 90, trend: 11 });
  expect(TRUSTPILOT!.metrics.score).toMatchObject({ comparable: 4.3, compareTo: 4.1 });
});

it('says of how many days a sum is, compares no unequal ones, and names figures without a link', async () => {
  const facebook = { FACEBOOK: [{ url: 'facebook.com/rimfrost' }] };
  const id = await addSonar(admin, `Opening ${++made}`, {
    datasets: [brand('rimfrost.example', { socials: facebook })],
  });
  const rows = ['domain,network,metric,date,value'];
  const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}`;
  for (let at = 1; at <= 30; at++) {
    rows.push(
      `rimfrost.example,facebook,followers,${day(at)},${1000 + at}`,
      `rimfrost.example,tiktok,followers,${day(at)},${50}`,
    );
    if (at <= 17) rows.push(`rimfrost.example,facebook,posts,${day(at)},2`);
  }
  const { status } = await sendMetrics(
    admin,
    id,
    rows.join('\n'),
    mapped('long', ['domain', 'network', 'metric', 'date', 'value']),
  );
  expect(status).toBe(200);
  const socials = async (from: number, to: number, prevFrom: number, prevTo: number) => {
    const ranges = { comparable: range(day(from), day(to)), compareTo: range(day(prevFrom), day(prevTo)) };
    return (await calculationsOf(admin, id, ranges)).rows[0]!.socialCalculations;
  };
  const uneven = await socials(11, 30, 1, 10);
  expect(uneven.FACEBOOK!.metrics.posts).toEqual({
    comparable: 14,
    compareTo: 20,
    trend: null,
    days: { comparable: { known: 7, of: 20 }, compareTo: { known: 10, of: 10 } },
  });
  expect(uneven.FACEBOOK!.metrics.followers!.days).toBeUndefined();
  expect([uneven.FACEBOOK!.isWithoutLink, uneven.TIKTOK!.isWithoutLink]).toEqual([undefined, true]);
  const even = await socials(8, 14, 1, 7);
  expect(even.FACEBOOK!.metrics.posts).toEqual({ comparable: 14, compareTo: 14, trend: 0 });
});
