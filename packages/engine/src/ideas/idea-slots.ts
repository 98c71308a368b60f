import { findKeyPhrases } from '../text/key-phrases.ts';
import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import type { Fact, Facts } from '../writer/facts.ts';
import { grammarOf } from '../writer/grammar.ts';
import { isMisspelt, mentions } from '../writer/phrase-fact.ts';
import { bareWords, isLimiting, lowerFirst, upperFirst, withoutStop } from '../writer/sentence-parts.ts';
import { writeMessages } from '../writer/write-messages.ts';
import { type Reading, readTraits, type Trait } from './fact-traits.ts';

export interface Statement extends Reading {
  readonly id: string;
  /** Without its full stop, in the page's words. */
  readonly text: string;
}

/** What ideas can be filled with; the best of each first. */
export interface IdeaSlots {
  readonly brand: string;
  readonly statements: readonly Statement[];
  readonly quotes: readonly Statement[];
  /** What is sold, as a label writes it; the brand where the page does not say. */
  readonly product: string;
  readonly audiences: readonly string[];
}

const maxStatements = 24;
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
  const said = messages.flatMap(({ text, evidence }) => {
    const fact = evidence.length === 1 ? byId.get(evidence[0]!.id) : undefined;
    // The writer may put the brand's name for "our": an idea says it as the page does.
    return fact ? [{ fact, text: isPartOf(text, fact.text) ? text : fact.text }] : [];
  });
  // A price is no message, but an idea can rest on it.
  const priced = facts.facts.filter(({ kind, text }) => kind === 'offer' && /\d/.test(text));
  return {
    brand,
    statements: uniqueByText(
      [...said, ...priced.map((fact) => ({ fact, text: fact.text }))].flatMap(
        ({ fact, text }) => toStatement(fact, text, language) ?? [],
      ),
    ),
    quotes: facts.facts
      .filter(
        ({ kind, text, form }) => kind === 'quote' && text.length <= maxStatement && isPraise(text, form, language),
      )
      .map(({ id, text }) => ({
        ...{ id, text: withoutStop(text.replaceAll(/["“”„]/g, '')) },
        ...{ says: new Set<Trait>(['quote']), isVague: false },
      })),
    product: findProduct(facts) ?? brand,
    // Whom the user names comes before whom the page does.
    audiences: [...findAudiences(asked), ...facts.audience.filter((named) => !endsShort(named, language))],
  };
};

const toStatement = (fact: Fact, given: string, language: TextLanguage): Statement | null => {
  if (fact.kind === 'quote' || fact.kind === 'callToAction' || fact.form === 'question') return null;
  const text = quotable(essential(withoutStop(given), language), language);
  if (text.length > maxStatement || /[?!]$/.test(given.trim()) || isListing(text, fact.form)) return null;
  if (grammarOf(language).needsContext(text)) return null;
  const form = grammarOf(language).classify(text);
  const reading = readTraits(text, form === 'sentence', language);
  return isClaim({ ...fact, form }, text, reading) ? { id: fact.id, text, ...reading } : null;
};

const uniqueByText = (statements: readonly Statement[]): Statement[] =>
  [
    ...new Map(statements.toReversed().map((statement) => [statement.text.toLowerCase(), statement])).values(),
  ].toReversed();

const isPartOf = (text: string, whole: string): boolean => {
  const given = bareWords(text.toLowerCase());
  let at = 0;
  for (const word of bareWords(whole.toLowerCase())) if (word === given[at]) at++;
  return at === given.length;
};

/** Of "Get paid fast – most claims processed in 2 days" the half with the figure, unless the other limits it. */
const essential = (text: string, language: TextLanguage): string => {
  const [first, second, ...more] = text.split(/\s+[–—]\s+/u);
  if (!second || more.length > 0 || isLimiting(first!) || /\d/.test(first!)) return text;
  const { says } = readTraits(second, false, language);
  return says.size > 0 && bareWords(second).length > 3 ? upperFirst(second) : text;
};

const quotable = (text: string, language: TextLanguage): string => {
  const [open, close] = language === 'de' ? ['‚', '‘'] : ['‘', '’'];
  return text.replaceAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g, `${open}$1${close}`).replaceAll(/["“”„«»]/g, '');
};

/** Half a sentence says nothing by itself, and nobody prints a complaint, a misprint or a stereotype. */
const isPraise = (text: string, form: Fact['form'], language: TextLanguage): boolean =>
  (form === 'sentence' || form === 'infinitive') && !complaints[language].test(text) && !isMisspelt(text, language);

const complaints: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(not|never|but|however|unfortunately|expensive|pricey|only|too|as an? (woman|man|girl|boy))\b|n[’']t\b/i,
  de: /\b(nicht|nie|kein\w*|aber|leider|teuer|nur|zu|Manko|Problem|als (Frau|Mann|Mädchen|Junge))\b/i,
  da: /(?<!\p{L})(ikke|aldrig|ingen|men|desværre|dyr\w*|kun|for|som (kvinde|mand|pige|dreng))(?!\p{L})/iu,
};

/** Names and measures of one article in a shop, or names in a row. */
const isListing = (text: string, form: Fact['form']): boolean =>
  (form !== 'sentence' && (text.match(/, /g)?.length ?? 0) > 1 && isMostlyNames(text)) ||
  (text.match(/ [-–] /g)?.length ?? 0) > 1 ||
  /\d\s?[x×]\s?\d|\bca\.|\b(art|nr|no)\.\s?\d/i.test(text);

const isMostlyNames = (text: string): boolean => {
  const words = bareWords(text);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * words.length;
};

const bareRating = /\b(stars?|rated|rating|Sternen?|bewertet|Bewertung|stjerner|vurdering)\b/iu;

/** Whether it can be true or false: no bare mark, no order, no name of an article. */
const isClaim = ({ kind, form, text: whole }: Fact, text: string, { says }: Reading): boolean => {
  if (form !== 'sentence' && bareRating.test(whole)) return false;
  if (form === 'imperative') return isLiteral(says) && (kind !== 'text' || /^(choose|wähle\p{L}*|vælg) /iu.test(text));
  if (form === 'infinitive') return isLiteral(says) && /\d/.test(text);
  // "Free delivery" is a label, no news.
  return form === 'sentence' || /\d/.test(text) || (says.size > 0 && bareWords(text).length > 2);
};

const isLiteral = (says: Reading['says']): boolean => [...says].some((trait) => trait !== 'line');

const findProduct = ({ facts, brand, language }: Facts): string | undefined => {
  const named = facts
    .filter(({ kind, form }) => form === 'nounPhrase' && (kind === 'offer' || kind === 'benefit'))
    .map(({ text }) => withoutOwner(text))
    .filter((text) => {
      const count = bareWords(text).length;
      const isShort = language === 'de' ? count === 1 : count <= 3;
      return isShort && !/[\d&,:/+()]/.test(text) && !mentions(text, brand) && !isShouted(text);
    })
    .filter((text) => !doneSomehow[language].test(text))
    .filter((text) => !genericWords[language].test(text) && Object.values(freeThings).every((each) => !each.test(text)))
    .toSorted((a, b) => a.length - b.length)[0];
  if (named) return upperFirst(named);
  const spoken = facts.filter(({ kind }) => kind !== 'callToAction' && kind !== 'quote').map(({ text }) => text);
  const common = findKeyPhrases(spoken, language, 12)
    .filter(({ phrase, texts }) => texts > 1 && bareWords(phrase).length <= 2)
    .filter(({ phrase }) => !mentions(brand, phrase) && !mentions(phrase, brand))
    .flatMap(({ phrase }) => spellingAmidst(phrase, spoken, language) ?? [])
    .find((phrase) => !genericWords[language].test(phrase) && !isShouted(phrase));
  return common && upperFirst(language === 'en' ? lowerFirst(common) : common);
};

/** "Your bike sharing system in Washington" is called a bike sharing system. */
const withoutOwner = (text: string): string =>
  text
    .replace(/^(your|our|dein|ihr|unsere?|din|dit|vores) /iu, '')
    .replace(/ (in|for|with|from|at|on|für|aus|mit|til|fra|med) .*$/iu, '');

/** "Baked at night" is how something is, not what. */
const doneSomehow: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^\p{L}+(ed|en|de) (at|by|on|over|without)(?!\p{L})/iu,
  de: /^ge\p{L}+(t|en)(?!\p{L})/iu,
  da: /^\p{L}+t (om|i|på|af|ved|hver|uden)(?!\p{L})/iu,
};

const freeThings: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^free /i,
  de: /^(kostenlos|gratis)/i,
  da: /^gratis/i,
};

const genericWords: Readonly<Record<TextLanguage, RegExp>> = {
  en: /^(fingertips|options|products?|items?|things|ways?|people|customers?|services?|articles?|pages?|details|offers?|prices?|reviews?|visitors?|users?|members?|years?|days?|home|welcome)$/i,
  de: /^(artikeln?|produkte?n?|kunden?|angebote?n?|seiten?|details|services?|optionen|preise?n?|bewertungen|kauf|online|jahre?n?|tage?n?|besucher|startseite|willkommen)$/i,
  da: /^(produkt(er)?|varer?|kunder?|tilbud|sider?|priser?|muligheder|anmeldelser|år|dage|forside|velkommen)$/i,
};

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

/** "salg i alle" was cut from a sentence. */
const endsShort = (named: string, language: TextLanguage): boolean =>
  stopWords[language].has((bareWords(named).at(-1) ?? '').toLowerCase());

const audience =
  /\b(?:audience|target group|addressees|zielgruppe|målgruppe)(?: (?:is|are|ist|sind|er))?:?\s+([^.;:\n]{3,60})/giu;

const findAudiences = (asked: string): string[] =>
  [...asked.matchAll(audience)].map(([, named]) => named!.trim().replace(/[,\s]+$/, ''));
