import type { TextLanguage } from '../text/stop-words.ts';
import { splitSentences } from '../text/words.ts';
import type { FactKind, PageReading } from './facts.ts';
import { cleanLine, splitBullets } from './page-lines.ts';

export interface Line {
  readonly text: string;
  readonly kind: FactKind;
  readonly heading: string | null;
}

/** What a page says, line by line, the most telling places first; `more` is text of the user's own. */
export const readLines = (reading: PageReading, language: TextLanguage, more: string): Line[] => {
  const { callsToAction } = reading;
  const plain =
    (kind: FactKind) =>
    (text: string): Line => ({ text, kind, heading: null });
  return [
    ...splitLines(more).map(plain('benefit')),
    ...titleParts(reading).map(plain('offer')),
    ...appositions(reading).map(plain('offer')),
    ...reading.headings.slice(0, 1).map(plain('benefit')),
    ...splitLines(reading.description).map(plain('benefit')),
    ...(reading.highlights ?? []).map((text) => plain(isBenefit(text) ? 'benefit' : 'text')(text)),
    ...offerLines(reading, language).map(plain('offer')),
    ...textLines(reading),
    ...enumerations(reading.headings, language).map(plain('offer')),
    ...reading.headings.map((text) => plain('text')(withoutButton(text, callsToAction))),
    ...callsToAction.map(plain('callToAction')),
    ...(reading.testimonials ?? []).map(plain('quote')),
  ];
};

const from: Readonly<Record<TextLanguage, string>> = { en: 'from', de: 'ab', da: 'fra' };

/** What a page states that it sells, with its price where it states one: "Reading lamp from $49". */
export const offerLines = ({ offers = [] }: PageReading, language: TextLanguage): string[] =>
  offers.flatMap(({ name, price, currency, isFrom }) => {
    if (price === null || currency === null) return [name];
    const digits = { minimumFractionDigits: price.includes('.') ? 2 : 0, maximumFractionDigits: 2 };
    const amount = new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format(Number(price));
    return [isFrom ? `${name} ${from[language]} ${amount}` : `${name}: ${amount}`];
  });

/** "Rooms from $90 Book a room" holds its button. */
const withoutButton = (text: string, callsToAction: readonly string[]): string => {
  const button = callsToAction.find(
    (label) => label.length > 5 && text.length > label.length + 5 && text.toLowerCase().endsWith(label.toLowerCase()),
  );
  return button ? text.slice(0, -button.length).trim() : text;
};

const isBenefit = (text: string): boolean =>
  /^(no|free|up to|keine?|kostenlos\p{L}*|gratis|ingen|fri)\s|%|\b(your|dein\p{L}*|Ihre?|din|dit)\b/iu.test(text) &&
  !/^\p{L}+:/u.test(text);

const splitLines = (text: string): string[] =>
  text.split('\n').filter(isWhole).flatMap(splitBullets).flatMap(splitLine);

/** Lines that a page cuts short are of no use, not even their beginning. */
const isWhole = (line: string): boolean => !/(\.{3}|…)\S*$/.test(line);

/** Short sentences that stand in one line belong together: "No app. No account." */
const splitLine = (line: string): string[] => {
  const sentences = splitSentences(line.replace(/(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, '. ')).flatMap(splitRatings);
  return sentences.length > 1 &&
    sentences.length < 4 &&
    line.length <= 60 &&
    sentences.every((each) => each.length <= 30 && !/\d/.test(each))
    ? [line]
    : sentences;
};

/** "4.6 out of 5 stars 90 customers agree" is two lines that a page sets side by side. */
const splitRatings = (text: string): string[] =>
  text.split(/(?<=\d (?:von|out of|of|af) 5(?: Sternen| stars| stjerner)?)\s+(?=\d)/iu);

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

/** What the page says its brand is: "Nordlys – Denmark's oldest lamp maker". */
const appositions = ({ brand, title, description, mainText }: PageReading): string[] => {
  if (!brand) return [];
  const name = brand.replace(/[^\p{L}\p{N}]+/gu, '.{1,3}');
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${name}) ?[–—-] (?=[\\p{Lu}t])([^.!?|–—\\n]{12,70})(?=[.!?\\n]|$)`, 'u');
  return [title, description, mainText].flatMap((text) => {
    const match = pattern.exec(text);
    return match ? [`${match[1]} – ${match[2]!.trim().replace(/^The /, 'the ')}`] : [];
  });
};

const and: Readonly<Record<TextLanguage, string>> = { en: 'and', de: 'und', da: 'og' };
const maxEntries = 5;

/** Headings that begin alike and go on with one name each, in one line: "Used Audi, BMW and Ford". */
const enumerations = (headings: readonly string[], language: TextLanguage): string[] => {
  const groups = Map.groupBy(
    headings.filter((heading) => /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+$/u.test(heading)),
    (heading) => heading.split(' ')[0]!,
  );
  return [...groups].flatMap(([first, members]) => {
    const names = members.slice(0, maxEntries).map((heading) => heading.slice(first.length + 1));
    return names.length < 4 ? [] : [`${first} ${names.slice(0, -1).join(', ')} ${and[language]} ${names.at(-1)}`];
  });
};

const signsOfReview = /^(.{0,60}\s(von|by|af)\s.{2,40}\s(vom|on|den|d\.)\s.{0,12}\d{4})$|\d [kK]unden empfanden/u;

const textLines = ({ mainText, headings, proofPoints }: PageReading): Line[] => {
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
    if (!isWhole(line)) return [];
    const under = heading;
    return splitBullets(line)
      .flatMap(splitLine)
      .map((text): Line => {
        const isProof = proofs.has(cleanLine(text));
        return { text, kind: isReview ? 'quote' : isProof ? 'proof' : 'text', heading: under };
      });
  });
};
