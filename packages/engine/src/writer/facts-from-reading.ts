import type { TextLanguage } from '../text/stop-words.ts';
import type { Fact, Facts, PageReading } from './facts.ts';
import { grammarOf } from './grammar.ts';
import { cleanLine, isOrder, isUsable, unshout } from './page-lines.ts';
import { type Line, offerLines, readLines } from './reading-lines.ts';
import { findCommonWords, sentenceCase } from './sentence-case.ts';
import { bareWords, upperFirst } from './sentence-parts.ts';

const maxFacts = 300;
const maxText = 60_000;
const maxOwn = 20_000;
const written: ReadonlySet<string> = new Set(['en', 'de', 'da']);

const isWritten = (language: string | null): language is TextLanguage => language !== null && written.has(language);

const bounded = (reading: PageReading): PageReading => {
  const list = (texts: readonly string[] = [], count = 60): string[] =>
    texts.slice(0, count).map((text) => text.slice(0, 500));
  return {
    title: reading.title.slice(0, 300),
    description: reading.description.slice(0, 2000),
    headings: list(reading.headings),
    mainText: reading.mainText.slice(0, maxText),
    brand: reading.brand.slice(0, 80),
    language: reading.language,
    proofPoints: list(reading.proofPoints),
    callsToAction: list(reading.callsToAction),
    highlights: list(reading.highlights),
    testimonials: list(reading.testimonials),
    offers: (reading.offers ?? []).slice(0, 20),
    audience: list(reading.audience, 5),
  };
};

/**
 * The facts of a page in its own language, each once, the most telling places first. Null where it is in a language that
 * is not written. `more` is text of the user's own that counts as a source, too.
 */
export const factsFromReading = (given: PageReading, more = ''): Facts | null => {
  const reading = bounded(given);
  const { language, brand } = reading;
  if (!isWritten(language)) return null;
  const own = more.slice(0, maxOwn);
  const sources = sourcesOf(reading, language, own);
  const commonWords = findCommonWords(sources);
  const facts = toFacts(readLines(reading, language, own), language, commonWords);
  return {
    brand,
    language,
    isFormal: isFormal(reading.mainText),
    facts,
    audience: reading.audience ?? [],
    commonWords,
    sources,
  };
};

/** Every text of a page, without the lines that order a machine about. */
const sourcesOf = (reading: PageReading, language: TextLanguage, more: string): string[] => {
  const { title, description, mainText, brand, headings, proofPoints, callsToAction, highlights, testimonials } =
    reading;
  const offers = offerLines(reading, language);
  const lists = [headings, proofPoints, callsToAction, highlights ?? [], testimonials ?? [], offers];
  return [more, title, description, mainText, brand, ...lists.flat()]
    .map((text) =>
      text
        .split('\n')
        .filter((line) => !isOrder(line))
        .join('\n'),
    )
    .filter((text) => text.trim().length > 0);
};

/**
 * Facts of plain text, such as a file or what the user says.
 * @public for the products that write messages
 */
export const factsFromText = (text: string, language: TextLanguage, brand = ''): Facts =>
  factsFromReading({
    title: '',
    description: '',
    headings: [],
    mainText: text,
    brand,
    language,
    proofPoints: [],
    callsToAction: [],
  })!;

const toFacts = (lines: readonly Line[], language: TextLanguage, common: ReadonlySet<string>): Fact[] => {
  const facts = new Map<string, Fact>();
  for (const { text: given, kind, heading } of lines) {
    if (/:$|\.{3}|…/.test(given.trim())) continue;
    const clean = cleanLine(given);
    const text = upperFirst(sentenceCase(kind === 'callToAction' ? unshout(clean) : clean, language, common));
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const isQuote = kind === 'quote';
    if (
      facts.has(key) ||
      !(isQuote ? text.length >= 20 && text.length <= 140 && !isOrder(text) : isUsable(text, language))
    )
      continue;
    const form = grammarOf(language).classify(text);
    if ((form === 'nounPhrase' || /^\d/.test(text)) && kind === 'text' && isCatalogueEntry(text, language)) continue;
    facts.set(key, {
      id: `f${facts.size}`,
      kind,
      form,
      text,
      isClosed: /[.!]["”’)]?$/.test(given.trim()),
      heading: heading && sentenceCase(heading, language, common),
    });
    if (facts.size === maxFacts) break;
  }
  return [...facts.values()];
};

/** A name in a list: mostly capitals and figures, no sentence. German writes all nouns so, but its lists are short. */
const isCatalogueEntry = (text: string, language: TextLanguage): boolean => {
  const list = bareWords(text);
  const names = list.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return language === 'de'
    ? list.length < 3 && /\d/.test(text)
    : list.length > 2
      ? names > list.length * 0.6
      : /\d/.test(text) || names === list.length;
};

const isFormal = (text: string): boolean =>
  (text.match(/\b(Ihre?[mnrs]?|Ihnen)\b/g)?.length ?? 0) >
  (text.match(/\b(du|dein\p{L}*|dir|dich|deine)\b/giu)?.length ?? 0);
