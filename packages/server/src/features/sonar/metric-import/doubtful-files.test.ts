import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { expect, it } from 'vitest';
import { writeTestFile } from '#test/table-files.ts';
import { indexBrands } from './brand-index.ts';
import { inspectMetricFile } from './metric-mapping.ts';
import { readMetrics } from './read-metrics.ts';

const brands = indexBrands(
  [
    { id: '1', domain: 'a.dk', company: 'Auk' },
    { id: '2', domain: 'b.dk', company: 'Bee' },
  ],
  [],
);

const read = async (heading: string, days: readonly string[], missingDaysAreZero = false) => {
  const rows = days.map((day, at) => `a.dk,facebook,${day},${10 + ((at * 5) % 7)}\n`);
  const path = await writeTestFile(`domain,network,date,${heading}\n${rows.join('')}`);
  const { mapping } = await inspectMetricFile(path, 'weeks.csv');
  const toRead = { path, mapping: { ...mapping, missingDaysAreZero }, brands, lastDay: '2026-12-31' };
  const { series, errors } = await readMetrics(toRead);
  const lines = errors.toFileErrors().flatMap((error) => error.lines.map(({ line, text }) => `${line} ${text}`));
  return { values: series.flatMap(({ days }) => [...days]).length, lines };
};
const readText = async (text: string, names: MetricMapping['names'] = []) => {
  const path = await writeTestFile(text);
  const { mapping } = await inspectMetricFile(path, 'cut.csv');
  const { errors } = await readMetrics({ path, mapping: { ...mapping, names }, brands, lastDay: '2026-12-31' });
  return errors.toFileErrors().flatMap((error) => error.lines.map(({ code, line }) => [code, line]));
};

const mondays = ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01'];

it('names figures of every seventh day, which are sums of weeks and no figures of a day', async () => {
  expect((await read('posts', mondays)).lines).toEqual([
    '2 a.dk on FACEBOOK: posts are given every seventh day from 2026-05-04 to 2026-06-01, as sums of weeks are. Write what came on each day, or the sum of each month. If they are figures of single days, choose “Count days without a row as 0”.',
  ]);
  expect((await read('interactions', mondays.toSpliced(1, 1))).lines).toHaveLength(1);
});

it('takes followers of each Monday as they are, and days of no week', async () => {
  expect(await read('followers', mondays)).toEqual({ values: 5, lines: [] });
  expect(await read('posts', mondays, true)).toEqual({ values: 5, lines: [] });
  expect(await read('posts', mondays.slice(0, 3))).toEqual({ values: 3, lines: [] });
  expect(await read('posts', [...mondays, '2026-06-02'])).toEqual({ values: 6, lines: [] });
});

it('names figures of the last or first days of months only, which are sums of months or quarters', async () => {
  expect((await read('posts', ['2026-03-31', '2026-04-30', '2026-05-31'])).lines).toEqual([
    '2 a.dk on FACEBOOK: posts stand only on first or last days of months from 2026-03-31 to 2026-05-31, like sums of months. Write the date of a month’s sum as 2026-05, or write what was added on each day. If they are figures of single days, choose “Count days without a row as 0”.',
  ]);
  expect((await read('interactions', ['2026-01-01', '2026-04-01', '2026-07-01'])).lines).toHaveLength(1);
  expect(await read('followers', ['2026-03-31', '2026-04-30'])).toEqual({ values: 2, lines: [] });
  expect(await read('posts', ['2026-03-31', '2026-04-29', '2026-05-31'])).toEqual({ values: 3, lines: [] });
  expect(await read('posts', ['2026-01-01', '2026-05-01'])).toEqual({ values: 2, lines: [] });
});

it('names sums of months of which the last ends within its month', async () => {
  const [line] = (await read('posts', ['2026-03-31', '2026-04-30', '2026-05-15'])).lines;
  expect(line).toContain('from 2026-03-31 to 2026-04-30');
  expect(await read('posts', ['2026-03-31', '2026-04-15', '2026-05-31'])).toEqual({ values: 3, lines: [] });
});

it('takes a brand with few days, all first ones of months, in a file that has other days, too', async () => {
  const rows = (brand: string, days: readonly string[]) => days.map((day) => `${brand},facebook,${day},3\n`).join('');
  const file = (days: readonly string[]) =>
    `domain,network,date,posts\n${rows('a.dk', ['2026-01-02', '2026-01-05', '2026-02-11'])}${rows('b.dk', days)}`;
  const months = ['01', '02', '03', '04', '05', '06'].map((month) => `2026-${month}-01`);
  expect(await readText(file(['2026-01-01', '2026-05-01']))).toEqual([]);
  expect(await readText(file(months.slice(0, 5)))).toEqual([]);
  expect(await readText(file(months))).toEqual([['metricMonthly', 5]]);
});

it('names a last row that alone has fewer cells, which may end within a value', async () => {
  const rows = ['2026-05-04,14,900,3', '2026-05-05,11,730,5', '2026-05-06,9,840,2'];
  const table = (last: string) =>
    `domain,network,date,posts,interactions,comments\n${[...rows, last].map((row) => `a.dk,facebook,${row}`).join('\n')}`;
  expect(await readText(table('2026-05-07,12,23'))).toEqual([['metricCutOff', 5]]);
  expect(await readText(table('2026-05-07,12,230,4'))).toEqual([]);
  expect(await readText(table('2026-05-07,12,230,'))).toEqual([]);
});

it('takes a short last row of which nothing is read', async () => {
  const days = [4, 5, 6].map((day) => `2026-05-0${day},${day}`);
  const numbered = days.map((day, at) => `${at},a.dk,facebook,${day}\n`).join('');
  expect(await readText(`id,domain,network,date,posts\n${numbered}Exported by Soundings`)).toEqual([]);
  const named = days.map((day) => `a.dk,facebook,${day}\n`).join('');
  const source = { name: 'Source: Soundings', domain: null, company: null };
  expect(await readText(`domain,network,date,posts\n${named}${source.name}`, [source])).toEqual([]);
});
