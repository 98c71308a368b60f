import type { TextLanguage } from '../text/stop-words.ts';
import { words } from './sentence-parts.ts';

const superlatives: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(#1|no\.1|best|most|least|worst|only|first|leading|foremost|top|premier|ultimate|unique|unrivalled|unrivaled|unmatched|favou?rite|(?!(?:interest|request|guest|forest|honest|invest|contest|protest|harvest|digest|suggest|modest|conquest|manifest|tempest|arrest|earnest|everest)$)\p{L}{3,}est)$/u,
  de: /^(beste\p{L}?|größte\p{L}?|meiste\p{L}?|führend\p{L}*|einzig\p{L}*|einmalig\p{L}*|höchste\p{L}?|niedrigste\p{L}?|neueste\p{L}?|älteste\p{L}?|schnellste\p{L}?|günstigste\p{L}?|beliebteste\p{L}?|erste\p{L}?|\p{L}+(ig|lich|isch|bar|sam|los|haft|est|rt|ht|nd)ste[nmrs]?)$/u,
  da: /^(bedste|største|mest|flest|førende|eneste|højeste|laveste|nyeste|ældste|hurtigste|billigste|første|unik\p{L}*|(?!vidste|burde)\p{L}{2,}(ig|lig|e|r|l|d)ste)$/u,
};

const claims: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  en: words(
    'free guarantee guaranteed guarantees warranty certified accredited approved licensed award awards award-winning winner winning proven patented tested original official exclusive new unlimited instant instantly immediate lifetime safe safer secure trusted reliable organic natural sustainable eco-friendly green vegan handmade cheap cheaper affordable discount sale save refund always never every all everyone anyone nobody complete completely perfect fully total totally permanent risk-free effortless easy easier fast faster better cooler stronger more less same-day overnight authentic genuine premium luxury limited clinically scientifically',
  ),
  de: words(
    'gratis kostenlos kostenlose kostenloser kostenlosen kostenfrei versandkostenfrei garantie garantiert zertifiziert zertifizierte zertifiziertem geprüft geprüfte ausgezeichnet ausgezeichnete testsieger bewährt patentiert original offiziell exklusiv exklusive neu neue neuer neues neuen unbegrenzt sofort lebenslang sicher sichere nachhaltig nachhaltige natürlich bio vegan handgemacht billig billige günstig günstige rabatt reduziert immer nie alle jeder jede jedes perfekt perfekte vollständig schnell schneller besser einfach leicht leichter mehr weniger echt echte premium limitiert klinisch',
  ),
  da: words(
    'gratis garanti garanteret certificeret godkendt prisvindende vinder kåret patenteret testet original officiel eksklusiv eksklusive ny nye nyt ubegrænset straks livslang sikker sikre sikkert bæredygtig bæredygtige naturlig økologisk økologiske vegansk håndlavet billig billige billigt rabat tilbud udsalg altid aldrig alle hver perfekt perfekte hurtig hurtigere bedre nem nemt nemme mere mindre ægte premium begrænset',
  ),
};

export const isSuperlative = (word: string, language: TextLanguage): boolean => superlatives[language].test(word);
export const isClaimWord = (word: string, language: TextLanguage): boolean => claims[language].has(word);

const negations: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(no|not|never|none|nothing|nobody|without|cannot|neither|nor|\p{L}+n't)$/u,
  de: /^(nicht|nichts|nie|niemals|niemand|kein\p{L}*|ohne|weder)$/u,
  da: /^(ikke|ingen|intet|aldrig|ingenting|uden|hverken)$/u,
};
export const isNegation = (word: string, language: TextLanguage): boolean => negations[language].test(word);

/** Words before a number that bound it: without them it would be a larger claim. */
export const bounds: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(up to|as (?:much|many|little|few|low) as|from|starting at|nearly|almost|about|around|approximately|approx|roughly|max|maximum|under|below|less than|fewer than|at most|until|for orders? over|average)\b/,
  de: /\b(bis zu|bis|ab|fast|etwa|ungefähr|rund|circa|ca|maximal|max|höchstens|unter|weniger als|durchschnittlich|knapp)\b/,
  da: /\b(op til|fra|næsten|omkring|cirka|ca|maks|maksimalt|højst|under|mindre end|gennemsnitligt|knap)\b/,
};

/** Words before a number that say there is more. */
export const excesses: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(over|more than|above|at least|exceeding)\b|\+$/,
  de: /\b(mehr als|mindestens|wenigstens)\b|\büber$/,
  da: /\b(over|mere end|mindst)\b/,
};
