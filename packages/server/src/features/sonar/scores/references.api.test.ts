import type { CalculationRow, ReferenceFacts } from '@soundings/contract/sonar/scores';
import { priors } from '@soundings/engine/score/priors';
import type { Reference } from '@soundings/engine/score/reference';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { sonarReferences } from './scores.tables.ts';
import {
  addMarket,
  ask,
  calculationsOf,
  importFigures,
  range,
  ranges,
  scoresByDomain,
  scoresIn,
} from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const newProject = async (name: string): Promise<string> => {
  const id = await addSonar(admin, name, { datasets: [brand('one.example')] });
  await importFigures(admin, id, [{ domain: 'one.example', size: 50, from: '2026-04-01', to: '2026-06-30' }]);
  return id;
};
const versionsOf = async (projectId: string) => {
  const kept = await app.services.db.select().from(sonarReferences).where(eq(sonarReferences.projectId, projectId));
  return kept.map(({ version }) => version).toSorted((one, other) => one - other);
};
const from = (version: number) => Array.from({ length: 20 }, (_, at) => version + at);

it('keeps the last 20 references of a project, the one in use among them', async () => {
  const [id, other] = [await newProject('Kept'), await newProject('Other')];
  for (let version = 2; version <= 20; version++) await admin.post(`/api/sonar/recalibrate/${id}`);
  expect(await versionsOf(id)).toEqual(from(1));
  for (const version of [21, 22]) {
    expect((await admin.post(`/api/sonar/recalibrate/${id}`)).body.version).toBe(version);
    expect(await versionsOf(id)).toEqual(from(version - 19));
  }
  const ranges = { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') };
  expect((await calculationsOf(admin, id, ranges)).reference?.version).toBe(22);
  expect(await versionsOf(other)).toEqual([1]);
});

const pages = Array.from({ length: 6 }, (_, at) => `page-${at}.example`);
const lastMonths = { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') };

/** Sends figures of a network from April to June: of the page at a place, on a day. */
const send = async (
  id: string,
  network: string,
  figures: Record<string, (at: number, day: number) => number>,
  brands = 6,
) => {
  const [first, last] = [toDayNumber('2026-04-01'), toDayNumber('2026-06-30')];
  const rows = pages
    .slice(0, brands)
    .flatMap((domain, at) =>
      Object.entries(figures).flatMap(([metric, figureOn]) =>
        Array.from({ length: last - first + 1 }, (_, day) =>
          [domain, network, metric, dayFromNumber(first + day), figureOn(at, day)].join(','),
        ),
      ),
    );
  const content = ['domain,network,metric,date,value', ...rows].join('\n');
  const { status, body } = await sendMetrics(
    admin,
    id,
    content,
    mapped('long', ['domain', 'network', 'metric', 'date', 'value']),
  );
  expect([status, body]).toMatchObject([200, {}]);
};
const posts = {
  posts: (at: number, day: number) => (at + day) % 3,
  interactions: (at: number, day: number) => ((at + day) % 3) * 40 * 3 ** at,
  comments: (at: number, day: number) => ((at + day) % 3) * (at + 1),
};
const followers = { followers: (at: number, day: number) => 2000 * 4 ** at + day * (at + 1) };

/** Six pages whose first file tells what was posted and how it was answered, and nothing else. */
const addPages = async (name: string): Promise<string> => {
  const socials = (domain: string) => ({ FACEBOOK: [{ url: `https://www.facebook.com/${domain.replace('.', '-')}` }] });
  const datasets = pages.map((domain) => ({ ...brand(domain), socials: socials(domain) }));
  const id = await addSonar(admin, name, { datasets });
  await send(id, 'facebook', posts);
  return id;
};
const measuredIn = (part: ReferenceFacts['parts'][number]) =>
  part.measured.map(({ key, network, brands }) => `${network} ${key} ${brands}`);

describe('a metric that arrives for the first time', () => {
  it('gets a part of its own with its date, and nothing that was there moves', async () => {
    const id = await addPages('Second file');
    const before = await calculationsOf(admin, id, lastMonths);
    expect(before.reference!.parts.map(measuredIn)).toEqual([
      ['FACEBOOK interactions 6', 'FACEBOOK posts 6', 'FACEBOOK comments 6'],
    ]);
    const [former] = await app.services.db.select().from(sonarReferences).where(eq(sonarReferences.projectId, id));
    app.pass(60_000);

    // Of two of the six: too few to be a reference of its own.
    await send(id, 'facebook', followers, 2);
    const few = await calculationsOf(admin, id, lastMonths);
    expect(few.reference!.parts).toEqual(before.reference!.parts);
    expect(few.reference!.open.map(({ key }) => key)).toEqual([
      'followers',
      'followers',
      'response',
      'audienceGained',
      'growth',
    ]);
    const untouched = ({ rows }: { rows: CalculationRow[] }) =>
      rows.slice(2).map((row) => JSON.stringify(scoresIn(row)));
    expect(untouched(few)).toEqual(untouched(before));

    await send(id, 'facebook', followers);
    const after = await calculationsOf(admin, id, lastMonths);
    expect(after.reference!.version).toBe(1);
    expect(after.reference!.open).toEqual([]);
    expect(after.reference!.parts[0]).toEqual(before.reference!.parts[0]);
    expect(measuredIn(after.reference!.parts[1]!)).toEqual([
      'null followers 6',
      'FACEBOOK followers 6',
      'FACEBOOK response 6',
      'FACEBOOK audienceGained 6',
      'FACEBOOK growth 6',
    ]);
    expect(after.reference!.parts[1]!.frozenOn).toBe(app.services.now().toISOString());
    const [now] = await app.services.db.select().from(sonarReferences).where(eq(sonarReferences.projectId, id));
    for (const [key, scale] of Object.entries(former!.body.scales))
      if (scale.n > 0) expect(JSON.stringify(now!.body.scales[key as 'allFollowers'])).toBe(JSON.stringify(scale));
    expect(JSON.stringify(now!.body.caps)).toBe(JSON.stringify(former!.body.caps));
    expect(after.rows.every((row) => row.presence.score !== null && row.passion.score !== null)).toBe(true);

    // A network that comes moves no score that it is no part of: to the last digit of the answer.
    const linked = await calculationsOf(admin, id, lastMonths);
    await send(id, 'trustpilot', { score: (at) => 3 + at / 4, reviews: (at) => 10 * (at + 1) });
    const rated = await calculationsOf(admin, id, lastMonths);
    expect(rated.reference!.parts).toHaveLength(3);
    for (const name of ['interest', 'passion', 'presence', 'energy'] as const)
      expect(rated.rows.map((row) => JSON.stringify(row[name]))).toEqual(
        linked.rows.map((row) => JSON.stringify(row[name])),
      );
    expect(rated.rows.every(({ trust }) => trust.score !== null)).toBe(true);
  });
});

describe('a place that rests on less than half of a powerrank', () => {
  it('is provisional, with a confidence that counts what is missing, and no longer when it is known', async () => {
    const id = await addPages('Provisional');
    const before = await calculationsOf(admin, id, lastMonths);
    for (const { provisional, powerrank } of before.rows) {
      expect(provisional).toBe(true);
      // Interest by half, vitality by 0.6, rivalry by 0.4 of 0.6: of the 0.84 that such a brand can have.
      expect(powerrank.confidence).toBeCloseTo((0.16 * 0.5 + 0.12 * 0.6 + (0.1 * 0.4) / 0.6) / 0.84, 6);
    }
    const first = before.rows.find(({ rank }) => rank === 1)!;
    const { body: why } = await ask(
      admin,
      id,
      { ranges: lastMonths, score: 'powerrank', initDataId: first.initDataId },
      '/why',
    );
    expect(why).toMatchObject({ provisional: true, value: { rank: 1 } });
    expect(why.confidence.share).toBeCloseTo(first.powerrank.confidence, 6);
    await send(id, 'facebook', followers);
    const after = await calculationsOf(admin, id, lastMonths);
    expect(after.rows.map(({ provisional }) => provisional)).toEqual(Array(6).fill(false));
    expect(after.rows[0]!.powerrank.confidence).toBeCloseTo(1, 6);
  });
});

describe('a reference that was stored under the first rule', () => {
  const weight = (now: number, prior: number, n: number, own: number, of: number): number =>
    (n * (((own + of) * now - of * prior) / own) + 20 * prior) / (n + 20);
  /** What it was before the weight of the priors was corrected. */
  const former = ({ rule: _, later: __, correction: ___, ...body }: Reference): Reference => {
    const scales = Object.entries(body.scales).map(([key, { m, s, n }]) => {
      const prior = priors[key as keyof typeof priors];
      if (n === 0) return [key, { m, s, n }];
      return [key, { m: weight(m, prior.m, n, n * n, 3), s: weight(s, prior.s, n, n, 4), n }];
    });
    return { ...body, scales: Object.fromEntries(scales) } as Reference;
  };

  it('is corrected once before scores are reported, and says so until somebody recalibrates', async () => {
    const id = await addMarket(admin, 'First rule');
    const now = await calculationsOf(admin, id, ranges);
    const { db } = app.services;
    const ofProject = eq(sonarReferences.projectId, id);
    const [row] = await db.select().from(sonarReferences).where(ofProject);
    await db
      .update(sonarReferences)
      .set({ body: former(row!.body) })
      .where(ofProject);
    app.pass(60_000);

    const answers = await Promise.all([1, 2, 3].map(() => calculationsOf(admin, id, ranges)));
    for (const { reference, rows } of answers) {
      expect(reference).toMatchObject({ version: 2, correction: 'priorWeight', from: row!.fromDay, to: row!.toDay });
      expect(reference!.frozenOn).toBe(app.services.now().toISOString());
      // Scores and former scores alike are those of the corrected reference.
      for (const [at, { interest, presence }] of rows.entries()) {
        for (const [score, should] of [
          [interest, now.rows[at]!.interest],
          [presence, now.rows[at]!.presence],
        ] as const) {
          if (should.score === null) expect(score.score).toBeNull();
          else {
            expect(score.score).toBeCloseTo(should.score, 5);
            expect(score.prevScore).toBeCloseTo(should.prevScore!, 5);
          }
        }
      }
    }
    expect(await versionsOf(id)).toEqual([1, 2]);
    const again = await calculationsOf(admin, id, ranges);
    expect(again.reference).toEqual(answers[0]!.reference);
    expect(scoresByDomain(again)).toEqual(scoresByDomain(answers[0]!));
    expect((await admin.post(`/api/sonar/recalibrate/${id}`)).body).toMatchObject({ version: 3, correction: null });
  });
});
