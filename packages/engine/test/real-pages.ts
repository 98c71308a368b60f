import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type MarketInput, openMarketInSteps } from '../src/facts/find/market.ts';
import { calculate } from '../src/score/calculate.ts';
import { recap } from '../src/score/create-score-sums.ts';
import { freezeReference } from '../src/score/freeze-reference.ts';
import { finish } from '../src/steps.ts';
import { sumsFrom } from './scored-brands.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
export const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: ${folder} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

const rowsOf = (name: string): string[][] =>
  isThere
    ? readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(','))
    : [];
const dayOf = (date: string): number => Math.round(Date.UTC(...dateParts(date)) / 86_400_000);
const dateParts = (date: string): [number, number, number] => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return [year, month - 1, day];
};

export const pages = rowsOf('pages.csv').map(([page, brand, , first, last]) => ({
  page: page!,
  name: brand!,
  first: dayOf(first!),
  last: dayOf(last!),
}));
export const daily = rowsOf('facebook-daily.csv').map(([page, date, posts, interactions, , comments]) => ({
  page: page!,
  day: dayOf(date!),
  posts: Number(posts),
  interactions: Number(interactions),
  comments: Number(comments),
}));
const metrics = ['posts', 'interactions', 'comments'] as const;

/** Four weeks of June beside the four before. */
export const ranges = {
  comparable: { from: dayOf('2016-05-24'), to: dayOf('2016-06-20') },
  compareTo: { from: dayOf('2016-04-26'), to: dayOf('2016-05-23') },
};

export function openPages() {
  const days = { from: Math.min(...pages.map(({ first }) => first)), to: Math.max(...pages.map(({ last }) => last)) };
  const made = pages.map(({ page, first, last }) => {
    const of = daily.filter((row) => row.page === page);
    const series = (metric: (typeof metrics)[number]) =>
      Array.from({ length: days.to - days.from + 1 }, (_, i) => {
        const day = days.from + i;
        if (day < first || day > last) return undefined;
        return of.find((row) => row.day === day)?.[metric] ?? 0;
      });
    return { FACEBOOK: Object.fromEntries(metrics.map((metric) => [metric, series(metric)])) };
  });
  const uncapped = sumsFrom(made, days);
  const reference = freezeReference(uncapped, { from: ranges.comparable.to - 89, to: ranges.comparable.to });
  const sums = recap(uncapped, reference.caps);
  const calculation = calculate(sums, reference, ranges);
  const brands = pages.map(({ page, name }, i): MarketInput['brands'][number] => ({
    id: page,
    count: i + 1,
    name,
    domain: `${page}.example`,
    groups: [],
    isOwn: i === 0,
    inFocus: false,
  }));
  return finish(openMarketInSteps({ sums, reference, ranges, calculation, brands }));
}
