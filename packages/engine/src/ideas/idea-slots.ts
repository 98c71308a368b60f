import { findKeyPhrases } from '../text/key-phrases.ts';
import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import type { Fact, Facts } from '../writer/facts.ts';
import { mentions } from '../writer/phrase-fact.ts';
import { bareWords, lowerFirst, withoutStop } from '../writer/sentence-parts.ts';
import { writeMessages } from '../writer/write-messages.ts';

/** A sentence of the page that an idea rests on, with what can be taken literally in it. */
export interface Statement {
  readonly id: string;
  readonly kind: Fact['kind'];
  /** Without its full stop, in the page's words. */
  readonly text: string;
  /** Whether it states something that can be true or false, and no order or entry of a catalogue. */
  readonly isClaim: boolean;
  /** A countable figure with its noun, as "300 stations"; and the figure alone. */
  readonly number: { readonly phrase: string; readonly digits: string } | null;
  /** A span of minutes to months, as "2 days". */
  readonly time: string | null;
  /** Whether something is done within that span, as "processed in 2 days". */
  readonly isSpeed: boolean;
  /** What is left out: "No vet exam required". */
  readonly absence: string | null;
}

/** What ideas can be filled with; the best of each first. */
export interface IdeaSlots {
  readonly brand: string;
  readonly statements: readonly Statement[];
  readonly things: readonly string[];
  readonly quotes: readonly { readonly id: string; readonly text: string }[];
  readonly audiences: readonly string[];
}

const maxStatements = 24;
const maxThings = 5;
const maxStatement = 100;

/** Reads what a page offers to ideas; `asked` is what topics and instructions say. */
export const readSlots = (facts: Facts, topic: string | undefined, asked: string, seed: number): IdeaSlots => {
  const { language, brand } = facts;
  const { messages } = writeMessages({
    facts,
    language,
    count: maxStatements,
    seed,
    topic,
    lengths: ['short', 'medium', 'long'],
    angles: ['benefit', 'proof', 'contrast', 'number', 'story'],
  });
  const byId = new Map(facts.facts.map((fact) => [fact.id, fact]));
  const statements = messages.flatMap(({ text, evidence }): Statement[] => {
    const fact = evidence.length === 1 ? byId.get(evidence[0]!.id) : undefined;
    if (!fact || fact.kind === 'quote' || fact.kind === 'callToAction' || fact.form === 'question') return [];
    const said = withoutStop(text.startsWith(`${brand}: `) ? fact.text : text);
    if (said.length > maxStatement || /[?!]$/.test(text.trim()) || isListing(said)) return [];
    return [{ id: fact.id, kind: fact.kind, text: said, isClaim: isClaim(fact), ...readLiterals(said, language) }];
  });
  return {
    brand,
    statements,
    things: findThings(facts),
    quotes: facts.facts
      .filter(
        ({ kind, text, form }) => kind === 'quote' && text.length <= maxStatement && isPraise(text, form, language),
      )
      .map(({ id, text }) => ({ id, text: withoutStop(text.replaceAll(/["“”„]/g, '')) })),
    // Whom the user names comes before whom the page does.
    audiences: [...findAudiences(asked), ...facts.audience],
  };
};

/** Half a sentence says nothing by itself, and nobody prints a complaint. */
const isPraise = (text: string, form: Fact['form'], language: TextLanguage): boolean =>
  (form === 'sentence' || form === 'infinitive') && !complaints[language].test(text);

const complaints: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(not|never|but|however|unfortunately|expensive|pricey|only|too)\b|n[’']t\b/i,
  de: /\b(nicht|nie|kein\w*|aber|leider|teuer|nur|zu|Manko|Problem)\b/i,
  da: /(?<!\p{L})(ikke|aldrig|ingen|men|desværre|dyr\w*|kun|for)(?!\p{L})/iu,
};

/** Names and measures of one article in a shop. */
const isListing = (text: string): boolean =>
  (text.match(/ [-–] /g)?.length ?? 0) > 1 || /\d\s?[x×]\s?\d|\bca\.|\b(art|nr|no)\.\s?\d/i.test(text);

/** A mark without who gave it for what. */
const bareRating = /\b(stars?|rated|rating|Sternen?|bewertet|Bewertung|stjerner|vurdering)\b/iu;

const isClaim = ({ kind, form, text }: Fact): boolean => {
  if (form !== 'sentence' && bareRating.test(text)) return false;
  if (form === 'imperative' || form === 'infinitive') return /\d/.test(text) && kind !== 'text';
  return (
    form === 'sentence' ||
    /\d/.test(text) ||
    kind === 'proof' ||
    Object.values(absences).some((each) => each.test(text))
  );
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
const absences: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(no|without|zero) /i,
  de: /^(kein|keine|keinen|ohne) /i,
  da: /^(ingen|intet|uden) /i,
};
const figure = /(?<![\d.,\p{L}$€£])(\d{1,3}(?:[.,]\d{3})+|\d{1,6}) (\p{L}[\p{L}-]{2,})(?: (\p{L}[\p{L}-]{2,}))?/gu;
/** Units and counts of other things are no figure that can be laid out. */
const units =
  /^(percent|prozent|procent|euro|eur|dollars?|kroner|kilometer|miles?|meter|metres?|years?|jahren?|år|gb|watts?|inch|zoll|tommer|stars?|sterne|uhr|points?|times|mal|gange)$/i;

const readLiterals = (
  text: string,
  language: TextLanguage,
): Pick<Statement, 'number' | 'time' | 'isSpeed' | 'absence'> => ({
  number: findNumber(text, language),
  // German: "in 2 Tagen" is told as "2 Tage".
  time: spans[language].exec(text)?.[0].replace(/(Tage|Monate)n$/, '$1') ?? null,
  isSpeed: speeds[language].test(text),
  absence: absences[language].test(text) && text.length <= 60 ? text : null,
});

/** Smaller ones impress nobody. */
const leastFigure = 12;

const findNumber = (text: string, language: TextLanguage): Statement['number'] => {
  for (const [, digits, first, second] of text.matchAll(figure)) {
    const value = Number(digits!.replaceAll(/[.,]/g, ''));
    const isCount = value >= leastFigure && value <= 200_000 && !(value >= 1900 && value <= 2100);
    if (!isCount || spans[language].test(`${digits} ${first}`) || units.test(first!)) continue;
    if (stopWords[language].has(first!.toLowerCase())) continue;
    const isNoun =
      language === 'de' ? /^\p{Lu}/u.test(first!) : language === 'en' ? /s$/.test(first!) : !/e$/.test(first!);
    const isPair = !isNoun && second && !units.test(second) && (language !== 'en' || second.endsWith('s'));
    if (isNoun || isPair) return { phrase: [digits, first, ...(isNoun ? [] : [second])].join(' '), digits: digits! };
  }
  return null;
};

/** What the page is about, as it is called in the midst of a sentence. */
const findThings = ({ facts, brand, language }: Facts): string[] => {
  const named = facts
    .filter(
      ({ kind, form, text }) =>
        form === 'nounPhrase' &&
        (kind === 'offer' || kind === 'benefit') &&
        // A German adjective is inflected for its place.
        bareWords(text).length <= (language === 'de' ? 1 : 3) &&
        !/[\d&,:/+()'’-]/.test(text) &&
        !mentions(text, brand),
    )
    .map(({ text }) => text);
  const spoken = facts.filter(({ kind }) => kind !== 'callToAction' && kind !== 'quote').map(({ text }) => text);
  const phrases = findKeyPhrases(spoken, language, 12)
    .filter(({ phrase, texts }) => texts > 1 && bareWords(phrase).length <= 2)
    .filter(({ phrase }) => !mentions(brand, phrase) && !mentions(phrase, brand))
    .flatMap(({ phrase }) => spellingAmidst(phrase, spoken, language) ?? []);
  const things = new Map(
    [...named, ...phrases]
      .filter((thing) => !anything[language].test(thing) && !isShouted(thing))
      .map((thing) => [thing.toLowerCase(), thing]),
  );
  return [...things.values()].slice(0, maxThings).map((thing) => (language === 'en' ? inEnglish(thing) : thing));
};

/** Words of any shop, which name nothing that one could show. */
const anything: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(fingertips|options|products?|items?|things|ways?|people|customers?|services?|articles?|pages?|details|offers?|prices?|reviews?|visitors?|users?|members?|years?|days?)$/i,
  de: /^(artikeln?|produkte?n?|kunden?|angebote?n?|seiten?|details|services?|optionen|preise?n?|bewertungen|kauf|online|jahre?n?|tage?n?|besucher)$/i,
  da: /^(produkt(er)?|varer?|kunder?|tilbud|sider?|priser?|muligheder|anmeldelser|år|dage)$/i,
};

/** Words in capitals are labels and brands. */
const isShouted = (text: string): boolean => /^[\p{Lu}\d -]{3,}$/u.test(text);

/** How a phrase is written within a sentence; null where that shows no common noun. First words may be verbs or adjectives. */
const spellingAmidst = (phrase: string, texts: readonly string[], language: TextLanguage): string | null => {
  const amidst = new RegExp(`(?<=\\p{L}[,;]? )${phrase.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'iu');
  const written = texts.flatMap((text) => amidst.exec(text)?.[0] ?? [])[0];
  if (!written) return null;
  if (language === 'de') return /^\p{Lu}/u.test(written) && !/(er|te|iert(e[mnrs]?)?)$/.test(written) ? written : null;
  if (/\p{Lu}/u.test(written)) return null;
  return language === 'en' && !/[^s]s$/.test(written) ? null : written;
};

/** Plurals stand by themselves; of others nobody knows whether they take an article. */
const inEnglish = (thing: string): string => {
  const lower = lowerFirst(thing);
  return /[^s]s$/.test(lower) ? lower : `“${lower}”`;
};

const audience =
  /\b(?:audience|target group|addressees|zielgruppe|målgruppe)(?: (?:is|are|ist|sind|er))?:?\s+([^.;:\n]{3,60})/giu;

const findAudiences = (asked: string): string[] =>
  [...asked.matchAll(audience)].map(([, named]) => named!.trim().replace(/[,\s]+$/, ''));
