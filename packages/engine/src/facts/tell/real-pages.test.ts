import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { describe, expect, it } from 'vitest';
import { daily, isThere, openPages, pages, ranges } from '../../../test/real-pages.ts';
import { findFacts } from '../find/find-facts.ts';
import { ranked } from '../find/market.ts';
import { tellChapters } from './chapters.ts';
import { score as scoreWords } from './english-facts.ts';

const { comparable, compareTo } = ranges;
const days = comparable.to - comparable.from + 1;
const pageOf = (name: string) => pages.find((page) => page.name === name)!;
type Figure = 'posts' | 'interactions' | 'comments';

const rowsOf = (name: string, { from, to }: typeof comparable) =>
  daily.filter(({ page, day }) => page === pageOf(name).page && day >= from && day <= to);
const sumOf = (name: string, figure: Figure): number =>
  rowsOf(name, comparable).reduce((sum, row) => sum + row[figure], 0);
const knownDays = (name: string): number => comparable.to + 1 - Math.max(comparable.from, pageOf(name).first);
const aWeek = (name: string): number => (sumOf(name, 'posts') * 7) / knownDays(name);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const dayText = (day: number): string =>
  new Date(day * 86_400_000).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

describe.skipIf(!isThere)('the 23 real pages', () => {
  const market = openPages();
  const facts = findFacts(market);
  const { calculation } = market;
  const own = pages[0]?.name ?? '';

  const indexOf = (name: string): number => pages.findIndex((page) => page.name === name);
  const scoreOf = (name: string, of: ScoreName, side: 'scores' | 'prevScores' = 'scores'): number =>
    calculation[side][scoreNames.indexOf(of) * pages.length + indexOf(name)]!;
  const named = (words: string): ScoreName => {
    const bare = words.replace(/^(?:low|high) /, '');
    return scoreNames.find((of) => scoreWords[of] === bare)!;
  };
  /** Counted, not looked up: so many brands have a better one, and one. */
  const rankOf = (name: string, of: ScoreName): number => {
    const sign = of === 'friction' ? -1 : 1;
    return 1 + pages.filter((page) => sign * scoreOf(page.name, of) > sign * scoreOf(name, of)).length;
  };
  const scored = pages.filter(({ name }) => !Number.isNaN(scoreOf(name, 'powerrank'))).map(({ name }) => name);
  const isJudged = (name: string): boolean => market.changeOf(indexOf(name), 'powerrank')?.verdict === 'noise';
  const shareOf = (name: string): string => {
    const all = pages.reduce((sum, page) => sum + sumOf(page.name, 'interactions'), 0);
    return ((100 * sumOf(name, 'interactions')) / all).toFixed(1);
  };
  const placeByShare = (name: string): number =>
    1 + pages.filter((page) => sumOf(page.name, 'interactions') > sumOf(name, 'interactions')).length;
  const tenth = (x: number): string => Math.abs(x).toFixed(1);

  /** A sentence, and what it should say by the file alone; scores and what is more than noise by the calculation. */
  const sentences: readonly (readonly [RegExp, (...found: string[]) => unknown])[] = [
    [
      /^(.+) ranks (\d+)(?:st|nd|rd|th) of (\d+) in (.+) \(([\d.]+)\)\.$/,
      (name, _p, _of, of) => [name, rankOf(name!, named(of!)), scored.length, of, tenth(scoreOf(name!, named(of!)))],
    ],
    [
      /^Its change since the period before \(down ([\d.]+) points\) is within noise\.$/,
      () => [tenth(shownDifference(scoreOf(own, 'powerrank'), scoreOf(own, 'powerrank', 'prevScores')))],
    ],
    [
      /^(.+) is next above it \(([\d.]+) points away\)\.$/,
      (name) => [
        scored.find((each) => rankOf(each, 'powerrank') === rankOf(own, 'powerrank') - 1),
        tenth(shownDifference(scoreOf(name!, 'powerrank'), scoreOf(own, 'powerrank'))),
      ],
    ],
    [
      /^Its (?:strongest|weakest) side by place is (.+) \(([\d.]+), place (\d+) of (\d+)\)\.$/,
      (of) => [of, tenth(scoreOf(own, named(of!))), rankOf(own, named(of!)), scored.length],
    ],
    [
      /^Period: (.+) to (.+), compared with (.+) to (.+)\.$/,
      () => [comparable.from, comparable.to, compareTo.from, compareTo.to].map(dayText),
    ],
    [
      /^(.+) leads in powerrank \(([\d.]+)\)\.$/,
      (name) => [scored.find((each) => rankOf(each, 'powerrank') === 1), tenth(scoreOf(name!, 'powerrank'))],
    ],
    [
      /^(.+) follows \(([\d.]+)\), ([\d.]+) points behind\.$/,
      (name) => {
        const [first, second] = ranked(market, 'powerrank').map((brand) => pages[brand]!.name);
        return [
          ...[second, tenth(scoreOf(name!, 'powerrank'))],
          tenth(shownDifference(scoreOf(first!, 'powerrank'), scoreOf(name!, 'powerrank'))),
        ];
      },
    ],
    [
      /^(.+) owes most of its lead to (.+) \(([\d.]+)\)\.$/,
      (name, of) => [name, of, tenth(scoreOf(name!, named(of!)))],
    ],
    [
      /^No brand’s powerrank changed by more than noise \((\d+) brands; of (\d+) others, too few days are known\)\.$/,
      () => [true, false].map((isKnown) => scored.filter((name) => isJudged(name) === isKnown).length),
    ],
    [/^No brand’s scores changed by more than noise\.$/, () => []],
    [/^What each step by itself would bring (.+):$/, () => [own]],
    [
      /^(\d+) more posts a week on Facebook \((\d+) instead of (\d+)\) would add ([\d.]+) points of powerrank, if they are answered as now\.$/,
      (_more, _target, _now, gain) => {
        const [now, twice] = [Math.round(aWeek(own)), Math.round(2 * aWeek(own))];
        return [twice - now, twice, now, gain];
      },
    ],
    [
      /^The best others typically have ([\d,]+) a week: this alone doesn’t close the gap\.$/,
      () => {
        const best = ranked(market, 'powerrank').map((brand) => pages[brand]!.name);
        const others = best.filter((name) => name !== own).slice(0, 5);
        return [Math.round(median(others.map(aWeek)))];
      },
    ],
    [
      /^(.+) had an unusual day on Facebook on (.+): ([\d,]+) interactions, where ([\d,]+) are usual\.$/,
      (name) => {
        const [most] = rowsOf(name!, comparable).toSorted((a, b) => b.interactions - a.interactions);
        const busy = rowsOf(name!, { from: comparable.to - 89, to: comparable.to })
          .map(({ interactions }) => interactions)
          .filter((x) => x > 0);
        return [name, dayText(most!.day), most!.interactions, median(busy)];
      },
    ],
    [
      /^(.+) has ([\d.]+)% of all interactions \(place (\d+)\)\.$/,
      (name) => [name, shareOf(name!), placeByShare(name!)],
    ],
    [
      /^(.+) has the largest share of all interactions \(([\d.]+)%\)\.$/,
      (name) => [pages.find((page) => placeByShare(page.name) === 1)!.name, shareOf(name!)],
    ],
    [
      /^(.+?)’s? figures from Facebook begin on (.+): (\d+) of the (\d+) days are missing\.$/,
      (name) => [name, dayText(pageOf(name!).first), pageOf(name!).first - comparable.from, days],
    ],
    [
      /^Less than half of what the powerrank needs is known of each of the (\d+) brands: all places are provisional\.$/,
      () => [scored.length],
    ],
    [
      /^Too little is known of (.+) for a place in powerrank\.$/,
      () => [pages.filter(({ name }) => knownDays(name) < 7).map(({ name }) => name)].map((names) => names.join(', ')),
    ],
    [/^The period ends on (.+)\.$/, () => [dayText(comparable.to)]],
  ];

  it('are told with nothing but what the file and the calculation say, sentence by sentence', () => {
    const chapters = tellChapters(market, facts, 'en');
    keepText(chapters, 'en');
    const told = chapters.flatMap(({ sentences: of }) => of.map(({ text }) => text));
    const checked = told.map((text) => {
      const rule = sentences.find(([form]) => form.test(text));
      const [, ...found] = rule?.[0].exec(text) ?? [];
      return { text, says: rule ? found.map((x) => x.replaceAll(',', '')) : null, rule, found };
    });
    expect(checked.filter(({ rule }) => !rule).map(({ text }) => text)).toEqual([]);
    expect(checked.map(({ text, says }) => ({ text, says }))).toEqual(
      checked.map(({ text, rule, found }) => ({
        text,
        says: (rule![1](...found) as readonly (string | number)[]).map((x) => `${x}`.replaceAll(',', '')),
      })),
    );
    expect(told.length).toBeGreaterThan(20);
  });

  it('are told of every page that has a hole or no place, and of every page’s day that stands out', () => {
    const text = tellChapters(market, facts, 'en')
      .flatMap(({ sentences: of }) => of.map((sentence) => sentence.text))
      .join('\n');
    const late = pages.filter(({ first }) => first - comparable.from > days / 10);
    for (const { name } of late) expect(text).toMatch(new RegExp(`${name}’s? figures from Facebook begin`));
    expect(late.length).toBeGreaterThan(3);
  });

  it('are told in German with the same numbers, sentence by sentence', () => {
    const [english, german] = (['en', 'de'] as const).map((language) => tellChapters(market, facts, language));
    keepText(german!, 'de');
    const names = pages.map(({ name }) => name).sort((a, b) => b.length - a.length);
    const numbersIn = (text: string, language: 'en' | 'de'): string[] => {
      const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
      const numbers = [...bare.matchAll(/[+−]?\d[\d.,]*\d|[+−]?\d/g)].map(([number]) => number);
      const asEnglish = (number: string): string => number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
      return numbers.map((number) => (language === 'de' ? asEnglish(number) : number)).sort();
    };
    const numbers = (told: typeof english, language: 'en' | 'de') =>
      told!.map(({ type, sentences: of }) => [type, of.map(({ text }) => numbersIn(text, language))]);
    expect(numbers(german, 'de')).toEqual(numbers(english, 'en'));
  });

  /** For reading: the whole text, into a file whose name begins with FACTS_TEXT. */
  const keepText = (chapters: ReturnType<typeof tellChapters>, language: 'en' | 'de'): void => {
    if (!process.env.FACTS_TEXT) return;
    const lines = chapters.flatMap(({ type, sentences: of }) => [`## ${type}`, ...of.map(({ text }) => text)]);
    mkdirSync(resolve(process.env.FACTS_TEXT, '..'), { recursive: true });
    writeFileSync(`${process.env.FACTS_TEXT}.${language}.txt`, `${lines.join('\n')}\n`);
  };
});
