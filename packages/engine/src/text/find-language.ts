import { stopWords, type TextLanguage } from './stop-words.ts';
import { splitWords } from './words.ts';

const languages: readonly TextLanguage[] = ['en', 'de', 'da'];
const ownLetters: Readonly<Record<TextLanguage, RegExp | null>> = { en: null, de: /[äöüß]/g, da: /[æøå]/g };
const ownWords: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: new Set('write give show tell explain summarise summarize how many much did does what compare mean'.split(' ')),
  de: new Set(
    'schreibe schreib gib zeige zeig nenne erkläre fasse zusammen wie viele hoch bedeutet vergleiche steht'.split(' '),
  ),
  da: new Set('skriv giv vis forklar opsummer hvor mange meget betyder sammenlign hvilken står'.split(' ')),
};

export const findTextLanguage = (text: string, fallback: TextLanguage = 'en'): TextLanguage => {
  const words = splitWords(text.slice(0, 4000));
  const scores = languages.map((language) => {
    const known = words.filter((word) => stopWords[language].has(word) || ownWords[language].has(word)).length;
    const letters = ownLetters[language]
      ? (text.slice(0, 4000).toLowerCase().match(ownLetters[language])?.length ?? 0)
      : 0;
    return { language, score: known + letters * 0.7 };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > scores.find(({ language }) => language === fallback)!.score ? best.language : fallback;
};
