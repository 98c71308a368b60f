import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import { bareWords } from '../writer/sentence-parts.ts';

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
  /** What a contract says. */
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
  /** Anybody could look it up. */
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
  /** Without its last word. */
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
  for (const trait of ['material', 'ease', 'lasts'] as const) add(trait, rules[trait].test(text));
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
  /\b(deductibles?|cancel\p{L}*|contract|notice|minimum|returns?|refund\p{L}*|Selbstbeteiligung|Kündigung\p{L}*|Mindest\p{L}*|Laufzeit|Vertrag\p{L}*|Rückgabe|binding|opsigelse|returret)(?!\p{L})/iu;
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
  for (const [, digits, first, second] of text.matchAll(figure)) {
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
    if (isNoun || isPair)
      return {
        phrase: [digits, first, ...(isNoun ? [] : [second])].join(' '),
        digits: digits!,
        noun: isNoun ? first! : second!,
      };
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

type Rule = 'free' | 'price' | 'any' | 'always' | 'absence' | 'absent' | 'material' | 'ease' | 'lasts' | 'vague';

const phrases: Readonly<Record<TextLanguage, Readonly<Record<Rule, RegExp>>>> = {
  en: {
    // Not "sugar-free", and not "feel free".
    free: /^free\b|\b(is|are|for|get|always|with) free\b|\bfree of charge\b/i,
    price: /[$€£]\s?\d[\d,]*(?:\.\d+)?(?:\s?\/\s?(?:month|mo|year|week|day)\b)?/i,
    any: /\b(any(one|where|body)?|every(one|where|body)?)\b(?! (order|day|night|morning|week|month|year|time)s?\b)/i,
    always: /\b24\/7|\b24 hours a day|\baround the clock\b|\bday and night\b/i,
    absence: /^(no|without|zero) /i,
    absent:
      /^(?:no|without|zero) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:required|needed|necessary|to|for|in|at|on|when|if)\b|[.,;]|$)/iu,
    material: /\b(made|built|crafted|woven|baked|grown|sewn|brewed|produced|forged) (of|from|in|by|with|out of)\b/i,
    ease: /\b(easy|easily|effortless(ly)?|without tools|no tools)\b/i,
    lasts: /\b(lasts?|lifetime|durable|for decades|since (18|19|20)\d\d|can repair)\b/i,
    vague:
      /\b(fingertips|can help|helps? you|right|best|better|perfect(ly)?|dreams?|peace of mind|one step|fast|quality|love|unique|world-class|prepared|amazing)\b/i,
  },
  de: {
    free: /(?<!\p{L})(kostenlos|gratis|kostenfrei|gebührenfrei)(e[nrsm]?)?(?!\p{L})/iu,
    price: /\d[\d.]*(?:,\d\d)?\s?(?:€|Euro\b|EUR\b)/,
    any: /(?<!\p{L})(jede[mnrs]?|überall)(?!\p{L})(?! (Tag|Tage|Morgen|Woche|Monat|Jahr|Jahre)\b)/iu,
    always: /rund um die Uhr|\b24 Stunden\b|\bTag und Nacht\b/i,
    absence: /^(keine?[nrsm]?|ohne) /i,
    absent: /(?:^[Kk]eine?[nrsm]?|\b[Oo]hne) (\p{Lu}\p{L}+)/u,
    material: /\b(gefertigt|hergestellt|gebaut|genäht|gebacken|produziert|gewebt|geschreinert)\b|\bbesteh(t|en) aus\b/i,
    ease: /\b(kinderleicht|mühelos|einfach (zu|auf)|ohne Werkzeug|ohne Bohren)\b|\blässt sich\b.*\b(einfach|leicht|ohne)\b/i,
    lasts: /\b(langlebig\p{L}*|jahrelang|lebenslang\p{L}*|seit (18|19|20)\d\d|Garantie)(?!\p{L})/iu,
    vague:
      /\b(zeigt dir|zeigt Ihnen|ins Rollen|Schritt näher|perfekt\p{L}*|optimal\p{L}*|ideal\p{L}*|beste[nrsm]?|Qualität|vertrauen|sicherstellen|stellen .* sicher|GUT GEMACHT|Traum\p{L}*)(?!\p{L})/iu,
  },
  da: {
    free: /(?<!\p{L})(gratis|uden beregning|fri fragt|fri levering)(?!\p{L})/iu,
    price: /\d[\d.]*(?:,\d\d)?\s?(?:kr\b\.?|kroner)/i,
    any: /(?<!\p{L})(enhver|ethvert|overalt|hver)(?! (dag|morgen|uge|måned|år|nat)(?!\p{L}))(?!\p{L})/iu,
    always: /døgnet rundt|(?<!\p{L})24 timer(?!\p{L})/iu,
    absence: /^(ingen|intet|uden) /i,
    absent: /(?:^(?:ingen|intet)|(?<!\p{L})uden) (\p{L}{3,})(?= |[.,;]|$)/iu,
    material: /(?<!\p{L})(lavet|bygget|bagt|fremstillet|syet|produceret|vævet|bager)(?!\p{L})/iu,
    ease: /(?<!\p{L})(nemt?|let at|uden værktøj)(?!\p{L})/iu,
    lasts: /(?<!\p{L})(holdbar\p{L}*|holder|livstid|(siden|fra) (18|19|20)\d\d|ældste)(?!\p{L})/iu,
    vague: /(?<!\p{L})(perfekt\p{L}*|bedste|kvalitet|drømme\p{L}*|ideel\p{L}*|hjælpe? dig)(?!\p{L})/iu,
  },
};
