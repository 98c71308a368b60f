import { squash, squashGerman } from './domain-name.ts';

const maxWords = 20_000;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}!]+$/gu;

/**
 * How often a text writes a domain's name in which form, as up to five words: for `starcitygames` "StarCityGames",
 * "Star City Games". Only forms with a capital letter or a digit: names have one, ordinary words need not.
 */
export const writtenForms = (texts: readonly string[], domain: string): Map<string, number> => {
  const core = squash(domain);
  const forms = new Map<string, number>();
  for (const text of texts) {
    const words = text.split(/\s+/, maxWords);
    for (let from = 0; from < words.length; from++) {
      let joined = '';
      for (let to = from; to < Math.min(from + 5, words.length); to++) {
        joined += `${to > from ? ' ' : ''}${words[to]}`;
        if (joined.length > 80) break;
        const form = joined
          .replace(edges, '')
          .replace(/['’]s$/, '')
          .replace(/\.[a-z]{2,4}(\.[a-z]{2})?$/i, '');
        const letters = squash(form);
        if (letters.length > core.length) break;
        if (/[\p{Lu}\d]/u.test(form) && (letters === core || squashGerman(form) === core))
          forms.set(form, (forms.get(form) ?? 0) + 1);
      }
    }
  }
  return forms;
};

/** The form written most often; among equals the one with more capitals inside, but not all of them. */
export const mostWritten = (forms: ReadonlyMap<string, number>): string | undefined => {
  const isShouted = (form: string) => Number(form.length > 4 && form === form.toUpperCase());
  return [...forms].toSorted(([a, x], [b, y]) => isShouted(a) - isShouted(b) || y - x)[0]?.[0];
};
