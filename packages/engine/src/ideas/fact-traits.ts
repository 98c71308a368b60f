import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import { bareWords } from '../writer/sentence-parts.ts';
import { phrases } from './fact-phrases.ts';
import { toNominative } from './german-count.ts';

/** What a sentence says that an idea can take literally. A move names those that give it a reason. */
export type Trait =
  /** A countable figure of people, of places, of anything else. */
  | 'people'
  | 'places'
  | 'things'
  /** Something is done within a span of time, or holds for one; that of minutes or hours is a moment. */
  | 'speed'
  | 'span'
  | 'moment'
  | 'free'
  | 'price'
  | 'terms'
  | 'share'
  /** Holds for any case, or at any hour. */
  | 'any'
  | 'always'
  /** Does without something, among that without forms and stamps. */
  | 'absence'
  | 'without'
  | 'paperwork'
  | 'material'
  | 'ease'
  | 'lasts'
  /** A plain sentence of a few words; one whose last word can be guessed. */
  | 'short'
  | 'guessable'
  /** The largest, the only; what follows from what; a day; this and not that. */
  | 'best'
  | 'rule'
  | 'date'
  | 'contrast'
  | 'checkable'
  /** Whatever else it says, it is a sentence; or a line of a few words. */
  | 'sentence'
  | 'line'
  | 'quote';

/** Parts of a sentence in its own words; absent where it has none. */
interface Literals {
  /** A countable figure with its noun, as "300 stations"; the figure alone, and the one after it. */
  readonly number?: string;
  readonly n?: string;
  readonly next?: string;
  /** A span of minutes to months, as "2 days". */
  readonly time?: string;
  readonly price?: string;
  readonly percent?: string;
  /** The whole of "No vet exam required to sign up", and what is left out. */
  readonly absence?: string;
  readonly absent?: string;
  readonly gapped?: string;
}

export interface Reading extends Literals {
  readonly says: ReadonlySet<Trait>;
  /** Fine words that nobody could prove or picture. */
  readonly isVague: boolean;
}

/** Smaller ones impress nobody; larger ones cannot be laid out. */
const leastFigure = 12;
const mostFigure = 200_000;
const mostShortWords = 8;
const mostLineWords = 12;
const mostAbsence = 60;

/** `isSentence`: whether it has a subject and a verb of its own. */
export const readTraits = (text: string, isSentence: boolean, language: TextLanguage): Reading => {
  const says = new Set<Trait>();
  const add = (trait: Trait, isSaid: boolean) => {
    if (isSaid) says.add(trait);
  };
  const rules = phrases[language];
  const number = findNumber(text, language);
  if (number) says.add(people.test(number.noun) ? 'people' : places.test(number.noun) ? 'places' : 'things');
  const time = spans[language].exec(text)?.[0];
  const isSpeed = speeds[language].test(text);
  add('speed', isSpeed);
  add('span', time !== undefined && !isSpeed);
  add('moment', says.has('span') && moments.test(time!));
  // "Free over $50" is not free.
  add('free', rules.free.test(text) && !rules.price.test(text));
  const price = rules.free.test(text) ? undefined : rules.price.exec(text)?.[0].trim();
  add('price', price !== undefined);
  add('terms', terms.test(text));
  const percent = /(?<![\d.,])\d{1,3}(?:[.,]\d)?\s?%/.exec(text)?.[0];
  add('share', percent !== undefined);
  add('any', rules.any.test(text));
  add('always', rules.always.test(text));
  const absence = rules.absence.test(text) && text.length <= mostAbsence ? text : undefined;
  add('absence', absence !== undefined);
  add('paperwork', absence !== undefined && paperwork.test(text));
  const absent = rules.absent.exec(text)?.[1];
  add('without', absent !== undefined && !/\d/.test(absent));
  for (const trait of ['material', 'ease', 'lasts', 'best', 'date', 'contrast'] as const)
    add(trait, rules[trait].test(text));
  add('rule', isSentence && rules.rule.test(text));
  const isVague = rules.vague.test(text);
  const words = bareWords(text);
  add('short', isSentence && !isVague && words.length <= mostShortWords && !/[,;:–—]| - /.test(text));
  add('sentence', isSentence && words.length <= mostLineWords);
  add('line', words.length > 2 && words.length <= mostLineWords);
  const isExact = (
    ['people', 'places', 'things', 'speed', 'span', 'share', 'absence', 'material', 'free'] as const
  ).some((trait) => says.has(trait));
  add('checkable', isExact && !isVague);
  const gapped = says.has('short') ? withoutLastWord(text, words, language) : undefined;
  add('guessable', gapped !== undefined);
  return {
    says,
    isVague,
    ...(number && { number: number.phrase, n: number.digits, next: nextOf(number.digits, language) }),
    // German: "in 2 Tagen" is told as "2 Tage".
    ...(time && { time: time.replace(/(Tage|Monate)n$/, '$1') }),
    // Nothing cannot be counted out.
    ...(price && amountOf(price) > 0 && { price }),
    ...(percent && { percent }),
    ...(absence && { absence }),
    ...(absent && says.has('without') && { absent }),
    ...(gapped && { gapped }),
  };
};

/** "The first 30 minutes of each trip are ____": the gap has to be a word that can be guessed. */
const withoutLastWord = (text: string, words: readonly string[], language: TextLanguage): string | undefined => {
  const [before = '', last = ''] = words.slice(-2);
  // A German noun has its adjective before it, which gives it away.
  const canBeGuessed =
    (language === 'de' ? /^\p{Ll}{4,}$/u : /^\p{L}{4,}$/u).test(last) &&
    !/\d/.test(before) &&
    text.endsWith(` ${last}`);
  return canBeGuessed && words.length >= 3 ? text.slice(0, -last.length).trimEnd() : undefined;
};

const nextOf = (digits: string, language: TextLanguage): string =>
  (Number(digits.replaceAll(/[.,]/g, '')) + 1).toLocaleString(language, { useGrouping: /[.,]/.test(digits) });

/** Of a price as a page writes it: "$1,299.00", "99,95 €". */
const amountOf = (price: string): number =>
  Number(
    price
      .replaceAll(/[^\d.,]/g, '')
      .replace(/[.,](\d\d)$/, '#$1')
      .replaceAll(/[.,]/g, '')
      .replace('#', '.'),
  );

const terms =
  /\b(deductibles?|cancel\p{L}*|contract|(?<!^)notice|minimum|free returns?|returns? (?:are|within|policy)|refund\p{L}*|Selbstbeteiligung|Kündigung\p{L}*|Mindest\p{L}*|Laufzeit|Vertrag\p{L}*|Rückgabe|binding|opsigelse|returret)(?!\p{L})/iu;
const moments = /min|hour|stund|timer?$/i;
const paperwork =
  /exam|forms?\b|paper|contract|sign-?up|sign up|regist|fees?\b|queue|Papier|Vertrag|Anmeldung|Gebühr|Bürokratie|Antrag|papir|kontrakt|gebyr|tilmeld/i;
const figure = /(?<![\d.,\p{L}$€£])(\d{1,3}(?:[.,]\d{3})+|\d{1,6}) (\p{L}[\p{L}-]{2,})(?: (\p{L}[\p{L}-]{2,}))?/gu;
/** Units, and counts of what cannot be laid out. */
const units =
  /^(percent|prozent|procent|euro|eur|dollars?|kroner|kilo\p{L}*|zentimetern?|millimetern?|kilometern?|centimeters?|miles?|meter\p{L}*|metres?|years?|jahren?|år|gb|watts?|inch\p{L}*|zoll|tommer|stars?|sternen?|uhr|points?|punkten?|times|mal|gange|hours?|stunden|timer|reviews|ratings|bewertungen|slags)$/iu;
const people =
  /^(customers?|readers?|families|households|members|users|people|patients|guests|students|riders|clients|owners|fans|employees|companies|businesses|teams|kund\p{L}+|leser\p{L}*|familien?|mitglieder\p{L}*|nutzer\p{L}*|menschen|gästen?|patient\p{L}*|firmen|unternehmen|haushalten?|teams?|kunder|læsere|familier|medlemmer|brugere|mennesker|gæster|virksomheder)$/iu;
const places =
  /^(stations|shops|stores|branches|locations|countries|cities|towns|destinations|clinics|hotels|restaurants|offices|sites|schools|filialen|stationen|standorten?|ländern?|städten?|märkten?|geschäften?|orten?|zielen?|praxen|stationer|butikker|byer|lande|steder|destinationer|hoteller)$/iu;

const findNumber = (text: string, language: TextLanguage) => {
  for (const { 1: digits, 2: first, 3: second, index } of text.matchAll(figure)) {
    const value = Number(digits!.replaceAll(/[.,]/g, ''));
    const isCount = value >= leastFigure && value <= mostFigure && !(value >= 1900 && value <= 2100);
    if (!isCount || spans[language].test(`${digits} ${first}`) || units.test(first!)) continue;
    if (stopWords[language].has(first!.toLowerCase())) continue;
    const isNoun =
      language === 'de'
        ? /^\p{Lu}/u.test(first!)
        : language === 'en'
          ? /s$|^people$/.test(first!)
          : !/e$/.test(first!) || people.test(first!);
    const isPair = !isNoun && second && !units.test(second) && (language !== 'en' || second.endsWith('s'));
    if (!isNoun && !isPair) continue;
    const noun = isNoun ? first! : second!;
    const counted = isNoun ? noun : `${first} ${second}`;
    const named = language === 'de' ? toNominative(text.slice(0, index), isNoun ? null : first!, noun) : counted;
    if (named !== null) return { phrase: `${digits} ${named}`, digits: digits!, noun };
  }
  return null;
};

const spans: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b\d{1,3} (?:minutes?|hours?|days?|weeks?|months?)\b/i,
  de: /\b\d{1,3} (?:Minuten?|Stunden?|Tagen?|Wochen?|Monaten?)\b/,
  da: /\b\d{1,3} (?:minut(?:ter)?|timer?|dage?|uger?|måned(?:er)?)(?!\p{L})/iu,
};
const speeds: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(in|within|under|less than|in just|takes?|only) \d{1,3} (minutes?|hours?|days?|weeks?|months?)\b/i,
  de: /\b(in|innerhalb von|binnen|unter|weniger als|nur) \d{1,3} (Minuten?|Stunden?|Tagen?|Wochen?|Monaten?)\b/,
  da: /(?<!\p{L})(på|inden for|under|kun|om) \d{1,3} (minut(ter)?|timer?|dage?|uger?|måned(er)?)(?!\p{L})/iu,
};
