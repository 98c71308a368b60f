import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { allOf, editBrand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { collectSonar } from '../collect/collect-sonar.job.ts';
import { addProjectWith, collect, rowsOf } from '../collect/collect-test-files.ts';
import { accountsToCollect, fillRun } from '../collect/to-collect.store.ts';
import { createScores } from './loaded-scores.ts';
import { markQuery } from './scores.store.ts';
import { calculationsOf, importFigures, range, scoresByDomain } from './scores-test-files.ts';
import { ensureReference } from './settle-reference.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const ranges = { comparable: range('2026-11-01', '2026-11-20'), compareTo: range('2026-10-01', '2026-10-31') };
const brands = [
  { INSTAGRAM: 'havgus', TRUSTPILOT: 'havgus' },
  { INSTAGRAM: 'rimfrost', YOUTUBE: 'rimfrost' },
  { TWITTER: 'nordlys', FACEBOOK: 'nordlys' },
] as const;
const newProject = () => addProjectWith(admin, brands);

/** The same scores from sums that are read from the start. */
const readFromStart = async (id: string) => {
  const [kept, anew] = [createScores(app.services), createScores(app.services)];
  const days = { comparable: { from: 20_758, to: 20_777 }, compareTo: { from: 20_727, to: 20_757 } };
  const [one, other] = [await kept(id), await anew(id)];
  return [await one.loadCalculation(days), await other.loadCalculation(days)];
};

describe('scores of a project that is collected', () => {
  it('have a reference as soon as the first run is over, and it stays', async () => {
    const id = await newProject();
    expect((await collect(app, admin, id)).outcome).toBe('done');
    const frozen = await rowsOf<{ version: number; to: string }>(
      app,
      sql`select version, to_day::text as to from sonar_references where project_id = ${id}`,
    );
    expect(frozen).toEqual([{ version: 1, to: '2026-11-20' }]);
    const first = await calculationsOf(admin, id, ranges);
    expect(first).toMatchObject({ dates: { demo: true }, reference: { version: 1, brands: 3, brandsSince: 0 } });
    expect(first.rows.every(({ isActive }) => isActive)).toBe(true);
    expect((await collect(app, admin, id)).outcome).toBe('done');
    const again = await calculationsOf(admin, id, ranges);
    expect(again.reference).toEqual(first.reference);
    const [kept, anew] = await readFromStart(id);
    expect(kept).toEqual(anew);
  });

  it('are those of each account as soon as it is written, and tell why one has none', async () => {
    const id = await newProject();
    await collect(app, admin, id);
    const before = await calculationsOf(admin, id, ranges);
    const [first] = await allOf(admin, id);
    const { brandCompany, domain } = first!;
    const socials = { INSTAGRAM: [{ url: 'https://www.instagram.com/havgus' }] };
    await editBrand(admin, first!.id, {
      brandCompany,
      domain,
      socials: { ...socials, YOUTUBE: [{ url: 'https://www.youtube.com/@havgus' }] },
    });
    const linked = await calculationsOf(admin, id, ranges);
    expect(Object.keys(linked.rows[0]!.socialCalculations)).toEqual(['INSTAGRAM', 'YOUTUBE']);
    // Nobody has asked for the new one yet: unknown, and not 0.
    expect(linked.rows[0]!.socialCalculations.YOUTUBE).toMatchObject({
      reason: null,
      till: null,
      metrics: { posts: { comparable: null } },
    });
    expect(scoresByDomain(linked)[before.rows[1]!.domain]).toEqual(scoresByDomain(before)[before.rows[1]!.domain]);
    await collect(app, admin, id);
    const collected = await calculationsOf(admin, id, ranges);
    expect(collected.rows[0]!.socialCalculations.YOUTUBE!.metrics.posts!.comparable).not.toBeNull();
    // Trustpilot went with the links, and nobody has an account there any more.
    const { open: _, ...facts } = before.reference!;
    expect(collected.reference).toMatchObject(facts);
  });

  it('tell of accounts that a cancelled run has left, as soon as they are', async () => {
    const id = await newProject();
    await collect(app, admin, id);
    const { db } = app.services;
    const runId = randomUUID();
    const accounts = await accountsToCollect(db, id);
    await fillRun(db, id, runId, accounts);
    const reasonOf = async () =>
      (await calculationsOf(admin, id, ranges)).rows[0]!.socialCalculations.INSTAGRAM!.reason;
    expect(await reasonOf()).toBe('collected');
    const input = { projectId: id, runId, accounts: accounts.length, start: '2026-09-01' };
    await collectSonar.cleanUp!(app.services, input);
    expect(await reasonOf()).toBe('cancelled');
  });

  it('forget what was invented once something is imported, and the reference too', async () => {
    const id = await newProject();
    await collect(app, admin, id);
    const demo = await calculationsOf(admin, id, ranges);
    const { domain } = demo.rows[0]!;
    await importFigures(admin, id, [{ domain, size: 60, from: '2026-09-15', to: '2026-11-20' }]);
    const measured = await calculationsOf(admin, id, ranges);
    expect(measured.dates.demo).toBe(false);
    expect(measured.dates.collectedFrom).toBe('2026-09-15');
    expect(measured.reference).toMatchObject({ version: 1, from: '2026-09-15', to: '2026-11-20' });
    expect(measured.rows.map(({ isActive }) => isActive)).toEqual([true, false, false]);
    const [kept, anew] = await readFromStart(id);
    expect(kept).toEqual(anew);
  });
});

it('freezes once, however many ask for it, and makes up for what was cut off', async () => {
  const id = await newProject();
  await collect(app, admin, id);
  const versions = () =>
    rowsOf<{ version: number }>(app, sql`select version from sonar_references where project_id = ${id}`);
  await app.services.db.execute(sql`delete from sonar_references where project_id = ${id}`);
  await Promise.all(Array.from({ length: 3 }, () => ensureReference(app.services, id)));
  expect(await versions()).toEqual([{ version: 1 }]);
  await app.services.db.execute(sql`delete from sonar_references where project_id = ${id}`);
  expect((await calculationsOf(admin, id, ranges)).reference!.version).toBe(1);
});

describe('the mark of a project', () => {
  it('is found by keys alone', async () => {
    const id = await newProject();
    await app.services.db.transaction(async (tx) => {
      // Tables of a few rows are read whole otherwise.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = (await tx.execute(sql`explain ${markQuery(id)}`)) as unknown as {
        rows: Record<string, string>[];
      };
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('jobs_project_id');
    });
  });
});
