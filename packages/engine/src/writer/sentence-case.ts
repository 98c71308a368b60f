import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import { isBaseVerb } from './english-verbs.ts';
import { bareWords, words } from './sentence-parts.ts';

/** Words that texts write small in the midst of a sentence, so that they are no names. */
export const findCommonWords = (texts: readonly string[]): Set<string> => {
  const common = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]+/gu) ?? []) common.add(word.toLowerCase());
  }
  return common;
};

const headlineWords = words(
  'trust company companies product products gift gifts office job jobs sun shade shades car cars truck trucks van vans software app apps video videos series free special offer offers pet pets health insurance dog dogs cat cats business home homes people world event events ticket tickets risk risks guide guides report reports tip tips design designs time life day days year years money food water family families kids child children women men woman man online store stores shop shops price prices deal deals gear light lights bulb bulbs new best top great simple easy fast safe secure smart personal personalized unique custom quality service services solution solutions team teams tool tools data cloud mobile desktop web site website platform network system systems technology digital power energy solar garden kitchen room house furniture travel flight flights hotel hotels trip trips holiday holidays school schools college student students class classes course courses book books music art news story stories brand brands customer customers member members community partner partners city local national global free fair trade first only leading wedding catalog catalogs order orders delivery shipping return returns plan plans quote quotes rate rates account accounts card cards bank loan loans credit tax law legal medical dental care doctor doctors patient patients fitness sport sports soccer running bike bikes jersey jerseys shoe shoes clothing fashion beauty hair skin jewelry bead beads watch watches camera cameras phone phones computer computers laptop laptops printer automobiles other windshield reflector cover covers gold silver protection assessment handbook demo mail email',
);
const endings = /(ing|tion|ment|able|ness)$/;
const minShare = 0.6;

/**
 * "Sun Shades For Cars" → "Sun shades for cars". Only in English, the one language here that writes headlines so, and
 * only where no word may be a name: half a headline in capitals is worse than all of it.
 */
export const sentenceCase = (text: string, language: TextLanguage, common: ReadonlySet<string>): string => {
  const [, ...rest] = bareWords(text).filter((word) => /^\p{L}/u.test(word));
  const capitals = rest.filter((word) => /^\p{Lu}/u.test(word));
  if (language !== 'en' || capitals.length < rest.length * minShare) return text;
  const isCommon = (word: string): boolean => {
    const lower = word.toLowerCase();
    return (
      common.has(lower) ||
      stopWords.en.has(lower) ||
      headlineWords.has(lower) ||
      isBaseVerb(lower) ||
      endings.test(lower)
    );
  };
  if (!capitals.every((word) => isAcronym(word) || isCommon(word))) return text;
  const end = text.search(/\s/);
  return (
    text.slice(0, end) +
    text
      .slice(end)
      .replace(/(?<![\p{L}\d])\p{Lu}[\p{L}'’]*(?![\p{L}\d])/gu, (word) => (isAcronym(word) ? word : word.toLowerCase()))
  );
};

const isAcronym = (word: string): boolean => /^\p{Lu}[\p{Lu}\d]+$/u.test(word) && word !== 'IN' && word.length < 6;

export const isTitleCase = (text: string): boolean => {
  const [, ...rest] = bareWords(text).filter((word) => word.length > 3);
  return rest.length > 0 && rest.filter((word) => /^\p{Lu}/u.test(word)).length > rest.length / 2;
};
