import { importLimits } from './import-limits.ts';

/** Answers that say nothing, in lower case with straight apostrophes, as survey tools in English, German and Danish write them. */
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

const longest = Math.max(...Array.from(missingWords, (word) => word.length));

/** Whether a cell holds no answer: it is blank, or says "don't know", "n/a", "keine Angabe" and the like. */
export function isMissing(cell: string): boolean {
  if (cell === '') return true;
  if (cell.length > importLimits.trimmedCharacters) return false;
  const trimmed = cell.trim();
  return trimmed.length <= longest && missingWords.has(trimmed.toLowerCase().replaceAll('’', "'"));
}
