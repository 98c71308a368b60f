import type { AudienceMapping, AudienceValue, Recode } from '@soundings/contract/resonance/mapping';
import { sortAudiences } from '@soundings/engine/crosstab/dataset/sort-audiences';
import { isMissing, isMissingAmong, parseNumber, wordKey } from '../cell-values.ts';
import { splitCodes } from '../scales/number-scale.ts';
import { findFrequencyOrder } from '../scales/scale-words.ts';
import type { ColumnStats, CountedValue } from './column-stats.ts';
import { headingSays } from './heading-words.ts';

const maxListed = 60;
const maxNumbers = 25;
const maxAges = 12;
const ageBounds = [18, 25, 35, 45, 55, 65];
const quantiles = 5;

interface SuggestedAudience {
  readonly mapping: AudienceMapping;
  readonly codes: readonly string[];
}

const toMapping = (given: Partial<AudienceMapping>): AudienceMapping => ({
  values: [],
  noAnswer: [],
  separator: null,
  choice: null,
  joined: false,
  ...given,
});

const toValue = (label: string, answers: string[]): AudienceValue => ({ label, answers, range: null, hidden: false });

const toRange = (from: number | null, to: number | null, below = 'Under'): AudienceValue => {
  const label =
    from === null ? `${below} ${to! + 1}` : to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`;
  return { label, answers: [], range: { from, to }, hidden: false };
};

const rangesFrom = (bounds: readonly number[]): AudienceValue[] => [
  toRange(null, bounds[0]! - 1),
  ...bounds.map((from, i) => toRange(from, bounds[i + 1] === undefined ? null : bounds[i + 1]! - 1)),
];

/** @param labels the answers that the file labels, in the order of their codes */
export function suggestAudience(
  heading: string,
  stats: ColumnStats,
  recode: Recode | null,
  labels: readonly string[] = [],
): SuggestedAudience | null {
  const several = stats.isNumeric ? null : stats.choices;
  if (several) {
    const parts = several.parts.filter((part) => !isMissing(part));
    const none = [...several.parts, ...stats.values.map(({ value }) => value)].filter(isMissing);
    const noAnswer = [...new Set(none)];
    const values = orderWords(
      parts.map((value) => ({ value, count: 0 })),
      null,
    );
    return { mapping: toMapping({ values, noAnswer, separator: several.separator }), codes: [] };
  }
  const listed = stats.values;
  const words = listed.map(({ value }) => value);
  const none = words.filter((word) => isMissingAmong(word, words));
  const rest = listed.filter(({ value }) => !none.includes(value));
  if (rest.length === 0) return null;
  const numbers = rest.map(({ value }) => parseNumber(value)).filter((number) => !Number.isNaN(number));
  const isWhole = stats.isNumeric && numbers.every(Number.isInteger);
  const { sure } = isWhole ? splitCodes([...new Set(numbers)].sort((a, b) => a - b)) : { sure: [] as number[] };
  const isCode = ({ value }: CountedValue): boolean => sure.includes(parseNumber(value));
  const codes = rest.filter(isCode).map(({ value }) => value);
  const noAnswer = [...none, ...codes];
  const given = rest.filter((one) => !isCode(one));
  const isAge = headingSays.age(heading) && given.length > maxAges;
  if (isWhole && (isAge || given.length > maxNumbers)) {
    return { mapping: toMapping({ values: isAge ? rangesFrom(ageBounds) : quantileRanges(given), noAnswer }), codes };
  }
  if (given.length > maxListed) return noAnswer.length > 0 ? { mapping: toMapping({ noAnswer }), codes } : null;
  return {
    mapping: toMapping({ values: stats.isNumeric ? inUsualOrder(given) : orderWords(given, recode, labels), noAnswer }),
    codes,
  };
}

const inUsualOrder = (given: readonly CountedValue[]): AudienceValue[] =>
  sortAudiences(given.map(({ value, count }) => ({ label: value, base: count }))).map(({ label }) =>
    toValue(label, [label]),
  );

function orderWords(
  given: readonly CountedValue[],
  recode: Recode | null,
  labels: readonly string[] = [],
): AudienceValue[] {
  const byKey = new Map(given.map(({ value }) => [wordKey(value), value]));
  const coded = new Set(labels.flatMap((label) => byKey.get(wordKey(label)) ?? []));
  const others = given.filter(({ value }) => !coded.has(value));
  // Bare numbers beside labels with codes stand between them, in the usual order.
  if (coded.size > 0 && others.every(({ value }) => Number.isNaN(parseNumber(value)))) {
    return [...Array.from(coded, (word) => toValue(word, [word])), ...inUsualOrder(others)];
  }
  const isKnown = recode?.kind === 'points' && recode.confidence === 'certain' && recode.reason !== 'binary';
  const scale = isKnown ? recode.points.flatMap(({ answers }) => answers) : findFrequencyOrder([...byKey.values()]);
  const ordered = (scale ?? []).flatMap((word) => byKey.get(wordKey(word)) ?? []);
  return ordered.length === byKey.size ? ordered.map((word) => toValue(word, [word])) : inUsualOrder(given);
}

function quantileRanges(given: readonly CountedValue[]): AudienceValue[] {
  const sorted = given
    .map(({ value, count }) => ({ number: parseNumber(value), count }))
    .sort((a, b) => a.number - b.number);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  const bounds: number[] = [];
  let before = 0;
  for (const { number, count } of sorted) {
    if (before >= (all * (bounds.length + 1)) / quantiles && bounds.length < quantiles - 1) bounds.push(number);
    before += count;
  }
  return bounds.length > 0 ? rangesFrom(bounds) : [];
}
