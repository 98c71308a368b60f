import type { TextLanguage } from '../text/stop-words.ts';
import { splitSentences } from '../text/words.ts';
import type { Fact, FactKind, Facts, PageReading } from './facts.ts';
import { grammarOf } from './grammar.ts';
import { cleanLine, isOrder, isUsable, splitBullets, unshout } from './page-lines.ts';
import { findCommonWords, sentenceCase } from './sentence-case.ts';
import { bareWords, upperFirst } from './sentence-parts.ts';

const maxFacts = 300;
const maxText = 60_000;
const written: ReadonlySet<string> = new Set(['en', 'de', 'da']);

/** Whether messages can be written from texts of a language. */
export const isWritten = (language: string | null): language is TextLanguage =>
  language !== null && written.has(language);

interface Line {
  readonly text: string;
  readonly kind: FactKind;
  readonly heading: string | null;
}

/**
 * The facts of a page in its own language, each once, the most telling places first. Null where it is in a language that
 * is not written. `more` is text of the user's own that counts as a source, too.
 */
export const factsFromReading = (reading: PageReading, more = ''): Facts | null => {
  const { language } = reading;
  if (!isWritten(language)) return null;
  const mainText = reading.mainText.slice(0, maxText);
  const lines: Line[] = [
    ...splitLines(more).map((text): Line => ({ text, kind: 'benefit', heading: null })),
    ...titleParts(reading).map((text): Line => ({ text, kind: 'offer', heading: null })),
    ...splitLines(reading.description.slice(0, 2000)).map((text): Line => ({ text, kind: 'benefit', heading: null })),
    ...(reading.highlights ?? []).map((text): Line => ({ text, kind: 'benefit', heading: null })),
    ...textLines(mainText, reading),
    ...reading.headings.map((text): Line => ({ text, kind: 'text', heading: null })),
    ...reading.callsToAction.map((text): Line => ({ text, kind: 'callToAction', heading: null })),
  ];
  const sources = [
    more,
    reading.title,
    reading.description,
    mainText,
    reading.brand,
    ...reading.headings,
    ...reading.proofPoints,
    ...reading.callsToAction,
    ...(reading.highlights ?? []),
    ...(reading.testimonials ?? []),
  ];
  const commonWords = findCommonWords(sources);
  const quotes = (reading.testimonials ?? []).map((text): Line => ({ text, kind: 'quote', heading: null }));
  return {
    brand: reading.brand,
    language,
    isFormal: isFormal(mainText),
    facts: toFacts([...lines, ...quotes], language, commonWords),
    commonWords,
    sources: sources
      .filter((text) => text.trim().length > 0)
      .map((text) =>
        text
          .split('\n')
          .filter((line) => !isOrder(line))
          .join('\n'),
      ),
  };
};

/** Facts of plain text, such as a file or what the user says. */
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
    if (given.trim().endsWith(':')) continue;
    const text = upperFirst(sentenceCase(unshout(cleanLine(given)), language, common));
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
    if (form === 'nounPhrase' && kind === 'text' && isCatalogueEntry(text, language)) continue;
    facts.set(key, { id: `f${facts.size}`, kind, form, text, heading });
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

const splitLines = (text: string): string[] => text.split('\n').flatMap(splitBullets).flatMap(splitLine);

/** Short sentences that stand in one line belong together: "No fasteners. No fuss." */
const splitLine = (line: string): string[] => {
  const sentences = splitSentences(line.replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ')).flatMap(splitRatings);
  return sentences.length > 1 &&
    sentences.length < 4 &&
    line.length <= 60 &&
    sentences.every((each) => each.length <= 30 && !/\d/.test(each))
    ? [line]
    : sentences;
};

/** "4.6 out of 5 stars 314 customers agree" is two lines that a page sets side by side. */
const splitRatings = (text: string): string[] =>
  text.split(/(?<=\d (?:von|out of|of|af) 5(?: Sternen| stars| stjerner)?)\s+(?=\d)/iu);

/** What the title says beside the name. */
const titleParts = ({ title, brand }: PageReading): string[] =>
  title
    .split(/\s+[|–—:»«·-]\s+|\s*[|·»]\s*|:\s+/u)
    .map((part) =>
      part
        .replace(/\s\d{5,}$/, '')
        .replace(/\s(online[ -]?shop|webshop|shop)$/i, '')
        .trim(),
    )
    .filter((part) => part.toLowerCase() !== brand.toLowerCase() && part.length > 3);

const signsOfReview = /^(.{0,60}\s(von|by|af)\s.{2,40}\s(vom|on|den|d\.)\s.{0,12}\d{4})$|\d [kK]unden empfanden/u;

const textLines = (mainText: string, { headings, proofPoints }: PageReading): Line[] => {
  const above = new Set(headings);
  const proofs = new Set(proofPoints.map((text) => cleanLine(text)));
  let heading: string | null = null;
  let isReview = false;
  return mainText.split('\n').flatMap((line) => {
    if (above.has(line)) {
      heading = line;
      isReview = false;
      return [];
    }
    if (signsOfReview.test(line)) {
      isReview = true;
      return [];
    }
    const under = heading;
    return splitBullets(line)
      .flatMap(splitLine)
      .map((text): Line => {
        const isProof = proofs.has(cleanLine(text));
        return { text, kind: isReview ? 'quote' : isProof ? 'proof' : 'text', heading: under };
      });
  });
};

/** German that says "Sie" more often than "du". */
const isFormal = (text: string): boolean =>
  (text.match(/\b(Ihre?[mnrs]?|Ihnen)\b/g)?.length ?? 0) >
  (text.match(/\b(du|dein\p{L}*|dir|dich|deine)\b/giu)?.length ?? 0);
