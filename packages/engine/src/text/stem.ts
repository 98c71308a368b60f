import type { TextLanguage } from './stop-words.ts';

type Rule = readonly [ending: RegExp, replacement: string];

/**
 * Light stemming by endings: first rule that leaves at least three letters wins. After M. Porter's Snowball stemmers and
 * J. Savoy's light stemmers, cut down to inflections: words that mean different things stay apart.
 */
const endings: Readonly<Record<TextLanguage, readonly (readonly Rule[])[]>> = {
  en: [
    [
      [/'(s|re|ve|ll|d|m)$/, ''],
      [/'$/, ''],
    ],
    [
      [/(ss|us|is)$/, '$1'],
      [/ies$/, 'y'],
      [/(sh|ch|x|z|ss)es$/, '$1'],
      [/s$/, ''],
    ],
    [
      [/ied$/, 'y'],
      [/eed$/, 'ee'],
      [/([bdgklmnprt])\1(ed|ing|er|est)$/, '$1'],
      [/(ing|ed)ly$/, ''],
      [/(ing|ed|er|est)$/, ''],
      [/ily$/, 'y'],
      [/ly$/, ''],
    ],
    [[/e$/, '']],
  ],
  de: [
    [
      [/(ern|em|er|en|es)$/, ''],
      [/(e|s|n)$/, ''],
    ],
    [
      [/(est|er|en)$/, ''],
      [/(?<=.{3})st$/, ''],
    ],
    [
      [/(ung|keit|heit)$/, '$1'],
      [/(lich|ig|isch)$/, '$1'],
      [/t$/, ''],
    ],
  ],
  da: [
    [
      [/(erendes|erende|hedens|erede|ethed|heden|heder|endes|ernes|erens|erets|eret)$/, ''],
      [/(ernes|erne|eren|erer|enes|ende|eres|ene|ens|ers|ets|en|er|es|et|e)$/, ''],
      [/s$/, ''],
    ],
    [
      [/([bdfgklmnprst])\1$/, '$1'],
      [/(gd|dt|gt|kt)$/, '$1'],
    ],
    [[/(lig|els|ig)$/, '$1']],
  ],
};

const folded: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };
const minStem = 3;

export const stemWord = (word: string, language: TextLanguage): string => {
  if (/\d/.test(word)) return word;
  let stem = language === 'de' ? word.replace(/[äöüß]/g, (letter) => folded[letter]!) : word;
  for (const step of endings[language]) {
    for (const [ending, replacement] of step) {
      if (!ending.test(stem)) continue;
      const shorter = stem.replace(ending, replacement);
      if (shorter.length >= minStem) stem = shorter;
      break;
    }
  }
  return stem;
};
