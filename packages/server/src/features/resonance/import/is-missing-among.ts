import { isMissing } from './is-missing.ts';
import { wordKey } from './word-key.ts';

/**
 * Answers that say nothing alone, but are the lowest point of a scale beside others of their kind: "trifft nicht zu"
 * beside "trifft voll zu". Each with what those others look like.
 */
const lowestPoints = new Map<string, RegExp>([
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
]);

const longest = Math.max(...Array.from(lowestPoints.keys(), (word) => word.length));

/** What other answers look like that make this one a point of a scale; null where none does. Only for missing cells. */
export const othersOfScale = (cell: string): RegExp | null => {
  const word = cell.trim();
  return word.length > longest ? null : (lowestPoints.get(wordKey(word)) ?? null);
};

/** Whether a cell holds no answer in a column that holds these words too. */
export const isMissingAmong = (cell: string, words: readonly string[]): boolean => {
  if (!isMissing(cell)) return false;
  const others = othersOfScale(cell);
  return !others || !words.some((word) => !isMissing(word) && others.test(wordKey(word)));
};
