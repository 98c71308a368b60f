import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Calculations, DateRange } from '@soundings/contract/sonar/scores';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readMetricFile, sendMetrics } from '../metric-import/metric-import-test-files.ts';
import { calculationsOf, range } from './scores-test-files.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: ${folder} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

type Row = Record<'page' | 'date' | 'posts' | 'interactions' | 'comments', string>;
const textOf = (name: string): string => (isThere ? readFileSync(join(folder, name), 'utf8') : '');
const rowsOf = <T>(name: string): T[] => Papa.parse<T>(textOf(name), { header: true, skipEmptyLines: true }).data;
const daily = rowsOf<Row>('facebook-daily.csv');

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

/** 1 for the largest; equal values share the mean of their places. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const above = values.filter((other) => other > value).length;
    const same = values.filter((other) => other === value).length;
    return above + (same + 1) / 2;
  });
const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  const product = (x: number[], y: number[]) => x.reduce((sum, rank, at) => sum + (rank - mean) * (y[at]! - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

const differences = (pages: readonly string[], scores: readonly number[], sums: readonly number[]): string => {
  const [ours, theirs] = [ranksOf(scores), ranksOf(sums)];
  return pages
    .map((page, at) => ({ page, by: Math.abs(ours[at]! - theirs[at]!), text: `${page} ${ours[at]} for ${theirs[at]}` }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 5)
    .map(({ text }) => text)
    .join(', ');
};

/** Least, quartiles and most of each score, whose values are known, and the order by it, for whoever reads the output. */
const spreads = ({ rows }: Calculations): string =>
  scoreNames
    .map((name) => {
      const known = rows.filter((row) => row[name].score !== null);
      const sorted = known.map((row) => row[name].score!).toSorted((a, b) => a - b);
      if (sorted.length === 0) return `${name}: none`;
      const five = [0, 1, 2, 3, 4].map((q) => sorted[Math.round(((sorted.length - 1) * q) / 4)]!.toFixed(1)).join(' ');
      const order = known
        .toSorted((a, b) => a[name].rank! - b[name].rank!)
        .map((row) => `${row[name].rank} ${row.brandCompany} ${row[name].score!.toFixed(1)}`)
        .join(', ');
      return `${name} (${sorted.length}): ${five}; ${order}`;
    })
    .join('\n');

/** The first and the last day of each page; of many the source has the last 1,500 posts only. */
const spans = [...Map.groupBy(daily, ({ page }) => page).values()].map((rows) => {
  const days = rows.map(({ date }) => date).toSorted();
  return { page: rows[0]!.page, from: days[0]!, to: days.at(-1)! };
});
const extreme = (days: readonly string[], at: 0 | -1): string => days.toSorted().at(at)!;
const whole = range(
  extreme(
    spans.map(({ from }) => from),
    0,
  ),
  extreme(
    spans.map(({ to }) => to),
    -1,
  ),
);
const common = range(
  extreme(
    spans.map(({ from }) => from),
    -1,
  ),
  extreme(
    spans.map(({ to }) => to),
    0,
  ),
);

describe.skipIf(!isThere)('23 pages on Facebook', () => {
  let id: string;
  beforeAll(async () => {
    const datasets = rowsOf<{ page: string; brand: string }>('pages.csv').map(({ page, brand }) => ({
      brandCompany: brand,
      domain: `${page}.example`,
      socials: { FACEBOOK: [{ url: `https://www.facebook.com/${page}` }] },
    }));
    id = await addSonar(admin, 'Pages', { datasets });
    const content = readFileSync(join(folder, 'facebook-daily.csv'));
    const { body: read } = await readMetricFile(admin, 'facebook-daily.csv', content);
    // Days without posts have no row.
    const mapping = { ...read.mapping, missingDaysAreZero: true };
    expect((await sendMetrics(admin, id, content, mapping)).status).toBe(200);
  });

  const askFor = (days: DateRange) => calculationsOf(admin, id, { comparable: days, compareTo: days });
  const pageOf = ({ domain }: { domain: string }) => domain.replace('.example', '');

  /** A figure of each page a day, over the known days of a range, from the file itself. */
  const perDay = ({ rows }: Calculations, { startDate, endDate }: DateRange, figure: 'posts' | 'interactions') =>
    rows.map((row) => {
      const { from, to } = spans.find(({ page }) => page === pageOf(row))!;
      const [first, last] = [extreme([from, startDate], -1), extreme([to, endDate], 0)];
      const own = daily.filter(({ page, date }) => page === pageOf(row) && date >= first && date <= last);
      const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
      return own.reduce((sum, one) => sum + Number(one[figure]), 0) / days;
    });

  it.each([
    ['all days', 'interest', 'interactions', whole],
    ['the days that are known of all', 'interest', 'interactions', common],
    ['all days', 'energy', 'posts', whole],
    ['the days that are known of all', 'energy', 'posts', common],
  ] as const)('over %s have the order by %s of their %s a day', async (_, score, figure, days) => {
    const answer = await askFor(days);
    const scores = answer.rows.map((row) => row[score].score!);
    const expected = perDay(answer, days, figure);
    const rho = spearman(scores, expected);
    const where = differences(answer.rows.map(pageOf), scores, expected);
    console.info(`${days.startDate}–${days.endDate} ${score} and ${figure}: rho ${rho.toFixed(3)}; ${where}`);
    expect(rho).toBeGreaterThanOrEqual(0.95);
  });

  it('are distinguished: interest reaches most of what it can, and its order is that of the interactions', async () => {
    const answer = await askFor(whole);
    console.info(spreads(answer));
    const interest = answer.rows.map((row) => row.interest.score!).toSorted((a, b) => a - b);
    // On one network with half a network at 50, a score can be 16.7 to 83.3.
    expect(interest.at(-1)! - interest[0]!).toBeGreaterThan((83.3 - 16.7) / 2);
    expect(interest[0]).toBeLessThan(30);
    expect(interest.at(-1)).toBeGreaterThan(75);
    expect(Math.abs(interest[(interest.length - 1) / 2]! - 50)).toBeLessThan(8);
    expect(
      spearman(
        answer.rows.map((row) => row.interest.score!),
        perDay(answer, whole, 'interactions'),
      ),
    ).toBeGreaterThan(0.9);
  });

  it('have no passion and no reach, as nobody knows their followers, and no change between equal ranges', async () => {
    const { rows } = await askFor(whole);
    expect(rows).toHaveLength(23);
    for (const row of rows) {
      expect(row.passion.score).toBeNull();
      expect(row.presence.score).toBeNull();
      const unknown = { comparable: null, compareTo: null, trend: null };
      expect(row.socialCalculations.FACEBOOK!.metrics.followers).toEqual(unknown);
      for (const name of scoreNames) {
        const { score, trend } = row[name];
        if (score === null) expect(trend).toBeNull();
        else expect(trend).toBeCloseTo(score, 9);
      }
    }
  });
});
