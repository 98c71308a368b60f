import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { Trend, Why } from '@soundings/contract/sonar/scores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { share } from '#test/consumer-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { addMarket, ask, calculationsOf, days, domains, range, ranges } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

let made = 0;
let name: string;
let id: string;
const newProject = () => {
  name = `Why ${++made}`;
  return addMarket(admin, name);
};
beforeEach(async () => {
  id = await newProject();
});

const calculated = (browser = admin) => calculationsOf(browser, id, ranges);

describe('a score', () => {
  it('over time ends with what it is', async () => {
    const rows = (await calculated()).rows;
    const ids = [rows[3]!.initDataId, rows[4]!.initDataId];
    for (const score of scoreNames) {
      const { body } = await ask(admin, id, { ranges, score, ids }, '/trend');
      const { days: points, lines } = Trend.parse(body);
      expect(points.at(-1)).toBe('2026-05-31');
      expect(points[0]).toBe(days.from);
      expect(points).toEqual(points.toSorted());
      expect(points.length).toBeLessThanOrEqual(40);
      expect(lines.map(({ initDataId }) => initDataId)).toEqual(ids);
      expect(lines[0]!.scores).toHaveLength(points.length);
      expect(lines[0]!.scores.at(-1)).toBeCloseTo(rows[3]![score].score!, 5);
    }
    expect((await ask(admin, id, { ranges, score: 'none', ids }, '/trend')).status).toBe(400);
    expect((await ask(admin, id, { ranges, score: 'trust', ids: [] }, '/trend')).status).toBe(400);
  });

  it('is explained by its parts and the figures behind them', async () => {
    const row = (await calculated()).rows[2]!;
    for (const score of scoreNames) {
      const { body } = await ask(admin, id, { ranges, score, initDataId: row.initDataId }, '/why');
      const why = Why.strict().parse(body);
      expect(why.value).toEqual(row[score]);
      const sum = why.parts.reduce((all, { contribution }) => all + contribution, 50);
      expect(sum).toBeCloseTo(row[score].score!, 5);
      for (const series of why.series) {
        expect(series.sources).toEqual(['import']);
        expect(series.days).toHaveLength(series.values.length);
        expect(series.till).toBe('2026-06-30');
      }
    }
    const { body } = await ask(admin, id, { ranges, score: 'passion', initDataId: row.initDataId }, '/why');
    expect(body.missing).toContainEqual({ network: 'INSTAGRAM', reason: 'noAccount' });
    expect(
      body.series.map(({ network, metric }: { network: string; metric: string }) => `${network} ${metric}`),
    ).toContain('FACEBOOK interactions');
  });
});

it('says what is known in one of the ranges only, and what stands in for the time before it was counted', async () => {
  const rows = Array.from({ length: 181 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return [day, day < '2026-05-10' ? '' : '5000', '1', '20', '2'].join(',');
  });
  const mapping = mapped('wide', ['date', '- followers', '- posts', '- interactions', '- comments'], {
    domain: domains[4],
    network: 'FACEBOOK',
  });
  const content = ['date,followers,posts,interactions,comments', ...rows].join('\n');
  expect((await sendMetrics(admin, id, content, mapping)).status).toBe(200);
  const { rows: answer } = await calculated();
  const flagged = (at: number) => scoreNames.filter((score) => answer[at]![score].isUnlike);
  expect(flagged(3)).toEqual([]);
  // Growth needs two counts, and so is not known before there were any.
  expect(flagged(4)).toEqual(['interest', 'friction', 'energy', 'powerrank']);
  const { passion, presence } = answer[4]!;
  expect(passion.prevScore).toBeCloseTo(passion.score!, 0);
  expect(presence).toMatchObject({ prevScore: null, trend: presence.score });
  const { body } = await ask(admin, id, { ranges, score: 'interest', initDataId: answer[4]!.initDataId }, '/why');
  const why = Why.strict().parse(body);
  expect(why.value).toEqual(answer[4]!.interest);
  expect(why.unlike).toEqual([
    { network: 'FACEBOOK', metric: 'followers', knownIn: 'comparable', since: '2026-05-10' },
  ]);
  expect(why.standIns).toEqual([]);
  const passionWhy = await ask(admin, id, { ranges, score: 'passion', initDataId: answer[4]!.initDataId }, '/why');
  expect(passionWhy.body.standIns).toEqual([{ network: 'FACEBOOK', metric: 'followers', since: '2026-05-10' }]);
});

it('is the same for consumers of a shared project, by its password', async () => {
  const { password: projectPassword } = await share(admin, id);
  const nobody = app.browser();
  const shared = (path: string, request: object, given = projectPassword) =>
    nobody.post(`/api/consumer/sonar/${path}`, {
      projectRequest: { projectName: name, projectPassword: given },
      request,
    });
  const { rows } = await calculated();
  const body = { ranges, score: 'trust', ids: [rows[0]!.initDataId], initDataId: rows[0]!.initDataId };
  for (const [path, call] of [
    ['calculations', ''],
    ['calculations/trend', '/trend'],
    ['calculations/why', '/why'],
  ] as const) {
    const answer = await shared(path, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await ask(admin, id, body, call)).body);
    expect((await shared(path, body, 'wrong')).body.error.code).toBe('wrongCredentials');
    const outside = await shared(path, {
      ...body,
      ranges: { ...ranges, compareTo: range('2025-01-01', '2026-01-01') },
    });
    expect(outside.body.error.fields).toEqual([
      { path: 'body.request.ranges.compareTo.startDate', message: 'between 2026-01-01 and 2026-06-30' },
    ]);
  }
  const dates = await shared('dates', {});
  expect((await admin.get(`/api/jobs/sonar/dates/${id}`)).body).toMatchObject(dates.body);
  expect(dates.body).toMatchObject({ collectedFrom: days.from, collectedTill: days.to, demo: false });
  name = `Without data ${made}`;
  const empty = await addSonar(admin, name);
  const { password } = await share(admin, empty);
  expect((await shared('dates', {}, password)).body.error.code).toBe('noDataCollectedYet');
  expect((await shared('calculations', body, password)).body.error.code).toBe('noDataCollectedYet');
});
