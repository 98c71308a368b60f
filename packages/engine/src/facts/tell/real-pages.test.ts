import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { describe, expect, it } from 'vitest';
import { sumsFrom } from '../../../test/scored-brands.ts';
import { calculate } from '../../score/calculate.ts';
import { recap } from '../../score/create-score-sums.ts';
import { freezeReference } from '../../score/freeze-reference.ts';
import { finish } from '../../steps.ts';
import { findFacts } from '../find/find-facts.ts';
import { type MarketInput, openMarketInSteps } from '../find/market.ts';
import { tellChapters } from './chapters.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'brand-metrics');
const isThere = existsSync(folder);
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

const pages = rowsOf('pages.csv').map(([page, brand, , first, last]) => ({
  page: page!,
  name: brand!,
  first: dayOf(first!),
  last: dayOf(last!),
}));
const daily = rowsOf('facebook-daily.csv').map(([page, date, posts, interactions, , comments]) => ({
  page: page!,
  day: dayOf(date!),
  posts: Number(posts),
  interactions: Number(interactions),
  comments: Number(comments),
}));
const metrics = ['posts', 'interactions', 'comments'] as const;

/** Four weeks of June beside the four before. */
const ranges = {
  comparable: { from: dayOf('2016-05-24'), to: dayOf('2016-06-20') },
  compareTo: { from: dayOf('2016-04-26'), to: dayOf('2016-05-23') },
};

function openPages() {
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

/** What the file says of a page: sums of both ranges, and the days of the later one. */
function sumsOf(page: string): Set<string> {
  const of = daily.filter((row) => row.page === page);
  const numbers: number[] = [];
  for (const { from, to } of [ranges.comparable, ranges.compareTo]) {
    const within = of.filter(({ day }) => day >= from && day <= to);
    for (const metric of metrics) {
      const sum = within.reduce((all, row) => all + row[metric], 0);
      numbers.push(sum);
      const known = pages.find((known) => known.page === page)!;
      const days = Math.min(to, known.last) - Math.max(from, known.first) + 1;
      numbers.push(sum / days);
    }
    numbers.push(...within.map(({ interactions }) => interactions));
  }
  const busy = of
    .filter(({ day }) => day > ranges.comparable.to - 90 && day <= ranges.comparable.to)
    .map(({ interactions }) => interactions)
    .filter((x) => x > 0)
    .sort((a, b) => a - b);
  numbers.push(busy[busy.length >> 1] ?? 0);
  return new Set(numbers.flatMap((x) => [written(x, 0), written(x, 1)]));
}
const written = (x: number, decimals: number): string =>
  x.toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

describe.skipIf(!isThere)('the 23 real pages', () => {
  const market = openPages();
  const facts = findFacts(market);
  const { calculation } = market;

  it('are told with numbers of the file and of the calculation alone', () => {
    const scores = (brand: number): string[] =>
      scoreNames.flatMap((_: ScoreName, score) => {
        const at = score * pages.length + brand;
        const [now, before] = [calculation.scores[at]!, calculation.prevScores[at]!];
        return [now, before, shownDifference(now, before)].map((x) => Math.abs(x).toFixed(1));
      });
    const all = pages.reduce((sum, { page }) => sum + interactionsOf(page), 0);
    const lines: string[] = [];
    const wrong: string[] = [];
    for (const { type, sentences } of tellChapters(market, facts, 'en')) {
      lines.push(`## ${type}`);
      let named: number[] = [];
      for (const { text } of sentences) {
        const found = pages.flatMap(({ name }, i) => (text.includes(name) ? [i] : []));
        // "It" and "next above it" speak of the sentence before.
        if (found.length > 0) named = [...found, ...named.slice(0, 2)];
        const bare = pages
          .toSorted((a, b) => b.name.length - a.name.length)
          .reduce((rest, { name }) => rest.replaceAll(name, ' '), text)
          .replaceAll(/\d{1,2} (?:April|May|June) 2016/g, ' ');
        const allowed = new Set(
          named.flatMap((brand) => [
            ...scores(brand),
            ...sumsOf(pages[brand]!.page),
            ...[interactionsOf(pages[brand]!.page)].map((x) => ((100 * x) / all).toFixed(1)),
          ]),
        );
        const pairs = named.flatMap((one) => named.map((other) => differenceOf(calculation.scores, one, other)));
        for (const [number] of bare.matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
          const isPlain = /^\d{1,2}$/.test(number);
          if (isPlain || allowed.has(number) || pairs.includes(number)) continue;
          // Shares of before, and what a lever would bring, are checked by the facts' own tests.
          if (type === 'voice' || type === 'gaps') continue;
          wrong.push(`${text} [${number}]`);
        }
        lines.push(text);
      }
    }
    keepText(lines, 'en');
    expect(wrong).toEqual([]);
    expect(lines.length).toBeGreaterThan(12);
  });

  it('are told in German with the same numbers, sentence by sentence', () => {
    const [english, german] = (['en', 'de'] as const).map((language) =>
      tellChapters(market, facts, language).map(({ type, sentences }) => ({
        type,
        told: sentences.map(({ text }) => text),
      })),
    );
    keepText(
      german!.flatMap(({ type, told }) => [`## ${type}`, ...told]),
      'de',
    );
    const names = pages.map(({ name }) => name).sort((a, b) => b.length - a.length);
    const numbersIn = (text: string, language: 'en' | 'de'): string[] => {
      const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
      const numbers = [...bare.matchAll(/[+−]?\d[\d.,]*\d|[+−]?\d/g)].map(([number]) => number);
      const asEnglish = (number: string): string => number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
      return numbers.map((number) => (language === 'de' ? asEnglish(number) : number)).sort();
    };
    const numbers = (told: typeof english, language: 'en' | 'de') =>
      told!.map(({ type, told: texts }) => [type, texts.map((text) => numbersIn(text, language))]);
    expect(numbers(german, 'de')).toEqual(numbers(english, 'en'));
  });

  /** For reading: the whole text, into a file whose name begins with FACTS_TEXT. */
  const keepText = (lines: readonly string[], language: 'en' | 'de'): void => {
    if (!process.env.FACTS_TEXT) return;
    mkdirSync(resolve(process.env.FACTS_TEXT, '..'), { recursive: true });
    writeFileSync(`${process.env.FACTS_TEXT}.${language}.txt`, `${lines.join('\n')}\n`);
  };
  const interactionsOf = (page: string): number =>
    daily
      .filter(({ page: of, day }) => of === page && day >= ranges.comparable.from && day <= ranges.comparable.to)
      .reduce((sum, { interactions }) => sum + interactions, 0);
  const differenceOf = (scores: Float64Array, one: number, other: number): string => {
    const from = scoreNames.indexOf('powerrank') * pages.length;
    return Math.abs(shownDifference(scores[from + one]!, scores[from + other]!)).toFixed(1);
  };
});
