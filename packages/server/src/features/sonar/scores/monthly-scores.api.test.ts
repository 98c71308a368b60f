import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { ask, calculationsOf, importFigures, range } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const domain = 'havgus.example';
const ranges = { comparable: range('2026-05-01', '2026-05-31'), compareTo: range('2026-04-01', '2026-04-30') };

const shown = (score: number): number => Math.round(score * 1e6) / 1e6;

describe('a project that goes by months', () => {
  it('is asked for whole months, and its lines go from month to month', async () => {
    const monthly = await addSonar(admin, 'By months', {
      rangeType: 'MONTHLY_RANGE',
      datasets: [brand(domain)],
    });
    await importFigures(admin, monthly, [{ domain, size: 40, from: '2025-06-10', to: '2026-06-12' }]);
    const half = { comparable: range('2026-05-02', '2026-05-31'), compareTo: range('2026-04-01', '2026-04-29') };
    const { status, body } = await ask(admin, monthly, { ranges: half });
    expect([status, body.error.fields]).toEqual([
      400,
      [
        { path: 'body.ranges.comparable.startDate', message: 'wholeMonths' },
        { path: 'body.ranges.compareTo.endDate', message: 'wholeMonths' },
      ],
    ]);
    const { rows, dates } = await calculationsOf(admin, monthly, ranges);
    expect(dates).toMatchObject({ collectedFrom: '2025-07-01', collectedTill: '2026-05-31' });
    const asked = { ranges, score: 'energy', ids: [rows[0]!.initDataId] };
    const { body: trend } = await ask(admin, monthly, asked, '/trend');
    const ends = ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'];
    expect(trend.days).toEqual(ends);
    const { score, prevScore } = rows[0]!.energy;
    expect(trend.lines[0].scores.slice(-2).map(shown)).toEqual([prevScore, score]);
    const two = { comparable: range('2026-04-01', '2026-05-31'), compareTo: range('2026-02-01', '2026-03-31') };
    const { body: longer } = await ask(admin, monthly, { ...asked, ranges: two }, '/trend');
    const { energy } = (await calculationsOf(admin, monthly, two)).rows[0]!;
    expect(longer.days.at(0)).toBe('2025-07-31');
    expect([-3, -1].map((at) => shown(longer.lines[0].scores.at(at)))).toEqual([energy.prevScore, energy.score]);
  });
});
