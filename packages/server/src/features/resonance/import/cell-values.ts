import { importLimits } from './import-limits.ts';

const missingWords = new Set([
  ...['', '-', '--', '–', '—', '.', '?', '#n/a', '#null!', 'n/a', 'na', 'n.a.', 'n. a.', 'nan', 'null', 'missing'],
  ...["don't know", 'dont know', 'do not know', "don't know/not sure", 'dk', "i don't know", 'not sure', 'unsure'],
  ...['no answer', 'no opinion', 'not applicable', 'does not apply', 'not answered', 'not asked', 'skipped'],
  ...['refused', 'prefer not to say', 'prefer not to answer', 'rather not say', "i'd rather not say"],
  ...['unfamiliar', 'unfamiliar (n/a)', 'not familiar', "don't know/no answer", 'dk/na'],
  ...['weiß nicht', 'weiss nicht', 'weiß ich nicht', 'keine angabe', 'keine angaben', 'k.a.', 'k. a.', 'k.a', 'ka'],
  ...['keine antwort', 'keine meinung', 'kenne ich nicht', 'unbekannt', 'möchte ich nicht sagen', 'trifft nicht zu'],
  ...['weiß nicht/keine angabe', 'weiß nicht / keine angabe'],
  ...['ved ikke', 'ved ikke/vil ikke svare', 'vil ikke svare', 'ønsker ikke at svare', 'ønsker ikke at oplyse'],
  ...['ikke relevant', 'ingen svar', 'kender ikke', 'ubesvaret', 'uoplyst'],
]);

const longestMissingWord = Math.max(...Array.from(missingWords, (word) => word.length));

export function isMissing(cell: string): boolean {
  if (cell === '') return true;
  if (cell.length > importLimits.trimmedCharacters) return false;
  const trimmed = cell.trim();
  return trimmed.length <= longestMissingWord && missingWords.has(trimmed.toLowerCase().replaceAll('’', "'"));
}

const shortCode = /^(?:(?!(?:no|ja|si|sí|ok)$)\p{L}{2}|emea|apac|latam)$/u;

/**
 * Answers that say nothing alone, but mean something beside others of their kind: "trifft nicht zu" is the lowest point
 * of a scale beside "trifft voll zu", DK is a country beside SE. Each with what those others look like.
 */
const amongOthers = new Map<string, RegExp>([
  ['dk', shortCode],
  ['na', shortCode],
  ['ka', shortCode],
  ['trifft nicht zu', /^trifft /],
  ['does not apply', /\bappl(?:y|ies)\b/],
  ['not applicable', /\bapplicable\b/],
  ['not familiar', /\bfamiliar\b/],
  ['unfamiliar', /\bfamiliar\b/],
  ['not sure', /(?<!not )\bsure\b/],
  ['unsure', /(?<!not )\bsure\b/],
  ['kenne ich nicht', /^kenne /],
  ['unbekannt', /(?<!\p{L})bekannt/u],
  ['ikke relevant', /\brelevant/],
  ['kender ikke', /^kender /],
  ...['-', '--', '–', '—'].map((dash) => [dash, /^\++$/] as const),
]);

const longestAmongOthers = Math.max(...Array.from(amongOthers.keys(), (word) => word.length));

/** What other answers look like that make this one an answer; null where none does. Only for missing cells. */
export const othersOfScale = (cell: string): RegExp | null => {
  const word = cell.trim();
  return word.length > longestAmongOthers ? null : (amongOthers.get(wordKey(word)) ?? null);
};

const opinions = new Set([
  ...[
    'not sure',
    'unsure',
    'no opinion',
    "don't know",
    'dont know',
    'do not know',
    "i don't know",
    "don't know/not sure",
  ],
  ...['keine meinung', 'weiß nicht', 'weiss nicht', 'weiß ich nicht', 'ved ikke'],
]);

export const isUndecided = (cell: string): boolean => opinions.has(wordKey(cell));

const countDashes = (cell: string): number => (/^\s*[-–—]{1,2}\s*$/u.test(cell) ? cell.trim().length : 0);
const sign = /^\s*(?:[-–—−]+|\++|[0oO±])\s*$/u;

const isPointOfSigns = (cell: string, words: readonly string[]): boolean => {
  const own = countDashes(cell);
  const hasOther = own > 0 && words.some((word) => countDashes(word) === 3 - own);
  return hasOther && words.every((word) => sign.test(word) || isMissing(word));
};

export const isMissingAmong = (cell: string, words: readonly string[]): boolean => {
  if (!isMissing(cell)) return false;
  const others = othersOfScale(cell);
  if (isPointOfSigns(cell, words)) return false;
  return !others || !words.some((word) => !isMissing(word) && others.test(wordKey(word)));
};

const numberPattern = /^[+−-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i;

/** The number in a cell, with a decimal point or comma; NaN where it holds none. "TRUE" and "FALSE" are 1 and 0. */
export function parseNumber(cell: string): number {
  if (cell.length > importLimits.trimmedCharacters) return Number.NaN;
  const text = cell.trim();
  if (numberPattern.test(text)) return Number(text.replace(',', '.').replace('−', '-'));
  const word = text.toLowerCase();
  return word === 'true' ? 1 : word === 'false' ? 0 : Number.NaN;
}

const percent = /^[^%]*\d\s*%\s*$/u;

export const isPercent = (cell: string): boolean => cell.length <= importLimits.trimmedCharacters && percent.test(cell);

/** The number of a rating between two ends, where "37%" is 37; NaN where the cell holds none. */
export const parseRating = (cell: string): number =>
  parseNumber(isPercent(cell) ? cell.slice(0, cell.lastIndexOf('%')) : cell);

/** The parts of a cell, at most `most`. A separator in brackets parts nothing: "TV, newspapers (print, daily)" are two. */
export function splitParts(cell: string, separator: string, most = 0xffff_ffff): string[] {
  if (!cell.includes('(')) return cell.split(separator, most);
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < cell.length && parts.length < most; at++) {
    if (cell[at] === '(') depth++;
    else if (cell[at] === ')') depth = Math.max(0, depth - 1);
    else if (cell[at] === separator && depth === 0) {
      parts.push(cell.slice(from, at));
      from = at + 1;
    }
  }
  if (depth > 0) return cell.split(separator, most);
  return parts.length < most ? [...parts, cell.slice(from)] : parts;
}

const beyondAscii = /[^\0-\x7f]/u;
/** Marks of direction, soft hyphens and blanks of no width. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A cell without marks that nobody sees, so that those that look alike are alike. */
export const visibleText = (cell: string): string =>
  (beyondAscii.test(cell) ? cell.normalize('NFC').replaceAll(invisible, '') : cell).trim();

/** What is the same word to a reader has the same key. */
export const wordKey = (word: string): string =>
  visibleText(word).replaceAll(/\s+/gu, ' ').replaceAll('’', "'").toLowerCase();

/** The same of any answer: numbers are told by their value, so that "4.0" and "4,0" are 4. */
export const answerKey = (answer: string): string => {
  const number = parseNumber(answer);
  return Number.isNaN(number) ? wordKey(answer) : String(number);
};
