import type { KnownBrand } from './intent.ts';
import { isKnownWord } from './known-words.ts';

const quoteForm = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lower case without accents, each character in its place. */
export const folded = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      const plain = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === character.length ? plain : character.toLowerCase();
    })
    .join('');

interface FoundBrands {
  /** In the order in which they are named. */
  readonly ids: readonly string[];
  /** With blanks in the places of their names. */
  readonly rest: string;
}

/** Finds brands by name, domain, the first word of a name that no other has, and with a letter or two wrong. */
export function findBrands(question: string, brands: readonly KnownBrand[]): FoundBrands {
  const found: { id: string; at: number }[] = [];
  let rest = question;
  const take = (name: string, id: string, isExact: boolean): void => {
    const text = isExact ? rest : folded(rest);
    const form = new RegExp(
      `(?<![\\p{L}\\d])${quoteForm(isExact ? name : folded(name))}(?:['’]s|['’]|s)?(?![\\p{L}\\d])`,
      'gu',
    );
    for (const match of text.matchAll(form)) {
      found.push({ id, at: match.index });
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
    }
  };
  for (const { id, domain } of brands) if (domain) take(domain, id, false);
  for (const { name, id } of brands.toSorted((a, b) => b.name.length - a.name.length)) {
    if (name.trim() !== '') take(name, id, isKnownWord(name));
  }
  for (const [word, id] of firstWords(brands)) take(word, id, false);
  for (const match of [...rest.matchAll(/[\p{L}\d]{5,}/gu)]) {
    const [word] = match;
    if (isKnownWord(word)) continue;
    const id = likeliest(folded(word), brands);
    if (id === null) continue;
    found.push({ id, at: match.index });
    rest = rest.slice(0, match.index) + ' '.repeat(word.length) + rest.slice(match.index + word.length);
  }
  return { ids: [...new Set(found.sort((a, b) => a.at - b.at).map(({ id }) => id))], rest };
}

function firstWords(brands: readonly KnownBrand[]): Map<string, string> {
  const words = brands.map(({ name, id }) => ({
    word: folded(name.split(/[\s&,-]/)[0]!),
    id,
    isAll: !/[\s&,-]/.test(name),
  }));
  const counts = Map.groupBy(words, ({ word }) => word);
  return new Map(
    words
      .filter(({ word, isAll }) => !isAll && word.length >= 4 && counts.get(word)!.length === 1 && !isKnownWord(word))
      .map(({ word, id }) => [word, id]),
  );
}

/** The one brand that is called almost so: one letter off from 5 letters on, two from 9 on. Null where none or two are. */
function likeliest(word: string, brands: readonly KnownBrand[]): string | null {
  const limit = word.length >= 9 ? 2 : 1;
  const near = brands.filter(({ name }) => {
    const plain = folded(name);
    return Math.abs(plain.length - word.length) <= limit && distance(plain, word, limit) <= limit;
  });
  return near.length === 1 ? near[0]!.id : null;
}

/** Levenshtein's, with swapped neighbours as one step (optimal string alignment); anything above the limit is limit + 1. */
function distance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last.at(-1)!;
}
