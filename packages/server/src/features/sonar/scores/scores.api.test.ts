import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '#/platform/jobs/jobs.store.ts';
import { jobs } from '#/platform/jobs/jobs.tables.ts';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { signInOf } from '#test/company-client.ts';
import { seedChoices } from '#test/product-client.ts';
import { addBrand, addSonar, allOf, brand, deleteBrands, editBrand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { sonarLane } from '../sonar-jobs.ts';
import { createScores } from './loaded-scores.ts';
import {
  addMarket,
  ask,
  calculationsOf,
  days,
  domains,
  figuresOf,
  importFigures,
  range,
  ranges,
  scoresByDomain,
  sizes,
} from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
let stranger: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  stranger = await app.signInAs('ROLE_GLOBAL_USER');
});
afterAll(() => app.close());

let made = 0;
let name: string;
let id: string;
const newProject = () => {
  name = `Scores ${++made}`;
  return addMarket(admin, name);
};
beforeEach(async () => {
  id = await newProject();
});

const calculated = (browser = admin) => calculationsOf(browser, id, ranges);

describe('POST /api/calculations', () => {
  it('answers the nine scores of all brands, and what they are measured against', async () => {
    const answer = await calculated();
    expect(answer).toMatchObject({
      projectName: name,
      brand: 'Havgus',
      ranges,
      dates: { collectedFrom: days.from, collectedTill: days.to, demo: false },
      reference: { version: 1, from: '2026-04-02', to: '2026-06-30', brands: 5, brandsSince: 0 },
    });
    expect(answer.rows.map(({ domain, count }) => [domain, count])).toEqual(
      domains.slice(0, 5).map((domain, at) => [domain, at + 1]),
    );
    const [first, , , largest, unknown] = answer.rows;
    expect(first!.isActive).toBe(true);
    expect(first!.socialCalculations).toMatchObject({
      FACEBOOK: { reason: null, till: '2026-06-30' },
      TRUSTPILOT: { metrics: { score: { comparable: 3, compareTo: 3, trend: 0 } } },
    });
    expect(largest!.presence.rank).toBe(1);
    for (const row of answer.rows.slice(0, 4)) {
      for (const score of scoreNames) {
        const { score: value, prevScore, trend } = row[score];
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(100);
        expect(trend).toBeCloseTo(2 * value! - prevScore!, 9);
      }
    }
    expect(unknown).toMatchObject({ isActive: false, interest: { score: null, rank: null }, socialCalculations: {} });
    // Posts of May, counted by hand from what was sent.
    const posts = Array.from({ length: 31 }, (_, day) => (Date.UTC(2026, 4, 1 + day) / 86_400_000 + sizes[0]!) % 3);
    expect(first!.socialCalculations.FACEBOOK!.metrics.posts!.comparable).toBe(posts.reduce((a, b) => a + b, 0));
  });

  it('is not there for who is not signed in, may not use the project, or names none', async () => {
    expect((await ask(app.browser(), id, { ranges })).status).toBe(401);
    for (const call of ['', '/trend', '/why']) {
      const row = (await allOf(admin, id))[0]!;
      const body = { ranges, score: 'trust', ids: [row.id], initDataId: row.id };
      expect((await ask(stranger, id, body, call)).status).toBe(404);
      expect((await ask(app.browser(), id, body, call)).status).toBe(401);
      expect((await ask(admin, 'x', body, call)).status).toBe(400);
    }
    const mine = await addTestCompany(app.services.db, `Mine ${made}`, { enabledProducts: ['SONAR'] });
    const other = await addTestCompany(app.services.db, `Other ${made}`, { enabledProducts: ['SONAR'] });
    await admin.post(`/api/company/add-project/${mine}`, { projectIds: [id] });
    const insider = await signInOf(app, mine, 'ROLE_COMPANY_ADMIN');
    const outsider = await signInOf(app, other, 'ROLE_COMPANY_ADMIN');
    expect((await ask(insider, id, { ranges })).status).toBe(200);
    expect((await ask(outsider, id, { ranges })).status).toBe(404);
    expect((await outsider.post(`/api/sonar/recalibrate/${id}`)).status).toBe(404);
  });

  it('says which days there are where others are asked for', async () => {
    const outside = { comparable: range('2025-12-31', '2026-07-01'), compareTo: range('2026-01-01', '2026-06-30') };
    const row = (await allOf(admin, id))[0]!;
    for (const call of ['', '/trend', '/why']) {
      const body = { ranges: outside, score: 'trust', ids: [row.id], initDataId: row.id };
      const { status, body: answer } = await ask(admin, id, body, call);
      expect([status, answer.error.code]).toEqual([400, 'invalidRequest']);
      const message = 'between 2026-01-01 and 2026-06-30';
      expect(answer.error.fields).toEqual([
        { path: 'body.ranges.comparable.startDate', message },
        { path: 'body.ranges.comparable.endDate', message },
      ]);
    }
    for (const comparable of [range('2026-05-02', '2026-05-01'), range('2026-02-30', '2026-03-01'), null]) {
      expect((await ask(admin, id, { ranges: { ...ranges, comparable } })).status).toBe(400);
    }
  });

  it('has nothing to say before anything was collected', async () => {
    const empty = await addSonar(admin, `Empty ${made}`, { datasets: [brand('a.example')] });
    const row = (await allOf(admin, empty))[0]!;
    for (const call of ['', '/trend', '/why']) {
      const body = { ranges, score: 'trust', ids: [row.id], initDataId: row.id };
      const { status, body: answer } = await ask(admin, empty, body, call);
      expect([status, answer.error.code]).toEqual([404, 'noDataCollectedYet']);
    }
    expect((await admin.post(`/api/sonar/recalibrate/${empty}`)).body.error.code).toBe('noDataCollectedYet');
  });
});

describe('the scores of a project', () => {
  it('stay what they are when a brand is added, gets figures, is edited or goes', async () => {
    const before = await calculated();
    await addBrand(admin, id, brand(domains[5]!));
    const withNew = await calculated();
    expect(withNew.rows).toHaveLength(6);
    expect(withNew.reference).toEqual({ ...before.reference, brandsSince: 1 });
    expect(scoresByDomain(withNew)).toMatchObject(scoresByDomain(before));
    await importFigures(admin, id, [figuresOf(5)]);
    const withFigures = await calculated();
    expect(withFigures.rows[5]!.powerrank.score).not.toBeNull();
    expect(withFigures.reference).toEqual(withNew.reference);
    // More than 50 days with posts: it has a cap from now on.
    const asked = { ranges, score: 'interest', initDataId: withFigures.rows[5]!.initDataId };
    const { body: why } = await ask(admin, id, asked, '/why');
    const capped = why.series.find(({ metric }: { metric: string }) => metric === 'interactions');
    expect(capped.cap).toBeGreaterThan(0);
    const { [domains[5]!]: _, ...others } = scoresByDomain(withFigures);
    const { [domains[5]!]: __, ...former } = scoresByDomain(withNew);
    expect(others).toEqual(former);
    const [first] = await allOf(admin, id);
    await editBrand(admin, first!.id, { ...brand(domains[0]!), groups: ['Nordic'], inFocus: true });
    expect((await calculated()).rows[0]).toMatchObject({ groups: ['Nordic'], inFocus: true });
    await deleteBrands(admin, [first!.id]);
    const withoutFirst = await calculated();
    expect(withoutFirst.rows.map(({ domain }) => domain)).toEqual(domains.slice(1));
    expect(scoresByDomain(withFigures)).toMatchObject(scoresByDomain(withoutFirst));
  });

  it('are never those of before an import, however they were read', async () => {
    const before = await calculated();
    await importFigures(admin, id, [{ ...figuresOf(1), size: 900 }]);
    const after = await calculated();
    expect(scoresByDomain(after)[domains[1]!]).not.toEqual(scoresByDomain(before)[domains[1]!]);
    expect(scoresByDomain(after)[domains[2]!]).toEqual(scoresByDomain(before)[domains[2]!]);
    // Another day, so that the sums have other days too.
    await importFigures(admin, id, [{ ...figuresOf(4), from: '2025-11-01', to: '2026-07-05' }]);
    const wider = await calculated();
    const anew = await createScores(app.services)(id);
    const whole = { from: 20_574, to: 20_604 };
    expect(new Date(whole.from * 86_400_000).toISOString().slice(0, 10)).toBe('2026-05-01');
    const calculation = await anew.loadCalculation({ comparable: whole, compareTo: { from: 20_544, to: 20_573 } });
    const scores = wider.rows.flatMap((row) => scoreNames.map((score) => row[score].score ?? Number.NaN));
    const others = wider.rows.flatMap((_, at) =>
      scoreNames.map((__, score) => Math.round(calculation.scores[score * calculation.brands + at]! * 1e6) / 1e6),
    );
    expect(scores).toEqual(others);
  });

  it('of two projects with the same brands have nothing to do with each other', async () => {
    const [first, mine] = [id, await calculated()];
    id = await newProject();
    expect(scoresByDomain(await calculated())).toEqual(scoresByDomain(mine));
    await importFigures(admin, id, [{ ...figuresOf(0), size: 5000 }]);
    await admin.post(`/api/sonar/recalibrate/${id}`);
    expect(scoresByDomain(await calculated())).not.toEqual(scoresByDomain(mine));
    const foreign = (await allOf(admin, id))[0]!.id;
    id = first;
    expect(scoresByDomain(await calculated())).toEqual(scoresByDomain(mine));
    const body = { ranges, score: 'trust', ids: [foreign], initDataId: foreign };
    expect((await ask(admin, id, body, '/trend')).status).toBe(404);
    expect((await ask(admin, id, body, '/why')).status).toBe(404);
  });

  it('are the same for many who ask at once while figures come in', async () => {
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => calculated())),
      importFigures(admin, id, [{ ...figuresOf(0), size: 78 }]),
    ]);
    expect(answers.every(({ rows }) => rows.length === 5)).toBe(true);
    const [one, other] = [await calculated(), await calculated()];
    expect(one).toEqual(other);
    expect(one.rows[0]!.socialCalculations.FACEBOOK!.metrics.followers!.comparable).toBeGreaterThan(7800);
  });
});

describe('POST /api/sonar/recalibrate/{id}', () => {
  it('freezes the next version from the brands as they are, and says so in the audit log', async () => {
    await importFigures(admin, id, [{ ...figuresOf(4), size: 4000 }]);
    const before = await calculated();
    app.pass(1000);
    const { status, body } = await admin.post(`/api/sonar/recalibrate/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, from: '2026-04-02', to: '2026-06-30', brands: 5, brandsSince: 0 });
    const after = await calculated();
    expect(after.reference).toEqual(body);
    expect(scoresByDomain(after)).not.toEqual(scoresByDomain(before));
    expect((await app.auditEntries()).at(-1)).toMatchObject({
      action: 'sonar.recalibrate',
      outcome: 'success',
      target: name,
    });
  });

  it('waits until nothing is crawled or collected', async () => {
    const now = app.services.now();
    const job = await addJob(app.services.db, {
      id: crypto.randomUUID(),
      type: 'CRAWL',
      lane: sonarLane(id),
      createdBy: admin.id,
      projectId: id,
      input: {},
      createdOn: now,
    } as never);
    expect(job).not.toBe(false);
    expect((await admin.post(`/api/sonar/recalibrate/${id}`)).body.error.code).toBe('jobInProgress');
    await app.services.db.delete(jobs);
    expect((await admin.post(`/api/sonar/recalibrate/${id}`)).status).toBe(200);
    expect((await stranger.post(`/api/sonar/recalibrate/${id}`)).status).toBe(403);
  });
});
