import { stemWord } from '../text/stem.ts';
import { stopWords, type TextLanguage } from '../text/stop-words.ts';
import { normalizeText, splitSentences } from '../text/words.ts';
import { bounds, excesses, isClaimWord, isNegation, isSuperlative } from './claim-words.ts';
import { readNumber, readUnit } from './numbers.ts';

export interface Claim {
  readonly kind: 'number' | 'name' | 'superlative' | 'claim' | 'negation' | 'word';
  readonly text: string;
}

interface Token {
  readonly written: string;
  readonly word: string;
  readonly stem: string;
  readonly number: number | null;
  readonly isContent: boolean;
}

export interface Sources {
  readonly language: TextLanguage;
  readonly sentences: readonly (readonly Token[])[];
  /** Sentences by the stems that they hold. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly words: ReadonlySet<string>;
}

const near = 8;

export const readSources = (texts: readonly string[], language: TextLanguage): Sources => {
  const sentences = [...new Set(texts.flatMap(splitSentences))].map((sentence) => tokenize(sentence, language));
  const places = new Map<string, number[]>();
  const words = new Set<string>();
  for (const [index, tokens] of sentences.entries()) {
    for (const { stem, word } of tokens) {
      words.add(word);
      const known = places.get(stem);
      if (!known) places.set(stem, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  }
  return { language, sentences, places, words };
};

const tokenize = (text: string, language: TextLanguage): Token[] =>
  Array.from(
    normalizeText(text.replace(/[®™]/g, '')).matchAll(
      /#1|[%€$£°˚]|\d+(?:[.,]\d+)*\+?|\p{L}[\p{L}\p{M}\d]*(?:['-]\p{L}[\p{L}\d]*)*/gu,
    ),
    ([written]) => {
      const word = written.toLowerCase();
      const bare = word.replace(/'s?$/, '');
      const number = readNumber(word, language);
      return {
        written,
        word,
        stem: number === null ? stemWord(readUnit(bare), language) : `#${number}`,
        number,
        isContent: /^[\p{L}\d#]/u.test(word) && !stopWords[language].has(word) && !isNegation(word, language),
      };
    },
  );

/**
 * What a message says that its sources do not: numbers (with what they count, and what bounds them), names, superlatives,
 * other claims, and denials that were dropped or added. With `ownWords`, every word that is neither in the sources nor
 * among those counts, too. Empty where all is supported.
 */
export const unsupportedClaims = (message: string, sources: Sources, ownWords?: ReadonlySet<string>): Claim[] =>
  splitSentences(message)
    .flatMap((sentence) => sentence.split(/(?<=\p{L}{2}):\s|\s[–—]\s/u))
    .flatMap((part) => claimsOf(tokenize(part, sources.language), sources, ownWords));

const claimsOf = (tokens: readonly Token[], sources: Sources, ownWords?: ReadonlySet<string>): Claim[] => {
  const { language, places } = sources;
  const isOwn = ({ word }: Token): boolean => ownWords?.has(word) === true;
  const found: Claim[] = [];
  for (const [at, token] of tokens.entries()) {
    const add = (kind: Claim['kind']) => found.push({ kind, text: token.written });
    if (token.number !== null) {
      if (!isNumberSupported(tokens, at, sources)) add('number');
    } else if (isOwn(token)) continue;
    else if (isSuperlative(token.word, language)) {
      if (!isClaimSupported(tokens, at, sources)) add('superlative');
    } else if (isClaimWord(token.word, language)) {
      if (!isClaimSupported(tokens, at, sources)) add('claim');
    } else if (isName(token, at, language)) {
      if (!places.has(token.stem)) add('name');
    } else if (ownWords && token.isContent && !places.has(token.stem)) add('word');
  }
  if (
    !isDenialKept(
      tokens.filter((token) => !isOwn(token)),
      sources,
    )
  )
    found.push({ kind: 'negation', text: tokens.map(({ written }) => written).join(' ') });
  return found;
};

const isName = ({ written, isContent }: Token, at: number, language: TextLanguage): boolean =>
  /^\p{Lu}/u.test(written) && isContent && (language === 'de' || at > 0 || /^\p{Lu}\p{Ll}*\p{Lu}/u.test(written));

const occurrences = (token: Token, { places, sentences }: Sources): { sentence: readonly Token[]; at: number }[] =>
  (places.get(token.stem) ?? []).flatMap((index) => {
    const sentence = sentences[index]!;
    return sentence.flatMap((other, at) => (other.stem === token.stem ? [{ sentence, at }] : []));
  });

const around = (tokens: readonly Token[], at: number, reach: number): Token[] =>
  tokens.slice(Math.max(0, at - reach), at + reach + 1).filter((other) => other !== tokens[at]);

/** Words before a number that may bound it: up to the number before it. */
const wordsBefore = (tokens: readonly Token[], at: number): string => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const last = before.findLastIndex(({ number }) => number !== null);
  return before
    .slice(last + 1)
    .map(({ word }) => word)
    .join(' ');
};

const isNumberSupported = (tokens: readonly Token[], at: number, sources: Sources): boolean => {
  const { number, written } = tokens[at]!;
  const { language } = sources;
  const counted = tokens.slice(at + 1, at + 4).find(({ isContent, stem }) => isContent || /^[%€$£°]/.test(stem));
  const currency = /^[€$£]$/.test(tokens[at - 1]?.stem ?? '') ? tokens[at - 1] : undefined;
  const unit = currency ?? counted;
  const before = wordsBefore(tokens, at);
  return sources.sentences.some((sentence) =>
    sentence.some((other, place) => {
      if (other.number !== number) return false;
      const close = sentence.slice(Math.max(0, place - 2), place + 6);
      if (unit && !close.some(({ stem }) => stem === unit.stem)) return false;
      const there = wordsBefore(sentence, place);
      if (bounds[language].test(there) && !bounds[language].test(before)) return false;
      const isMore = excesses[language].test(before) || written.endsWith('+');
      return !isMore || excesses[language].test(there) || other.written.endsWith('+');
    }),
  );
};

/** A claim holds of what it stands beside, not of anything on the page. */
const isClaimSupported = (tokens: readonly Token[], at: number, sources: Sources): boolean => {
  const beside = around(tokens, at, 4).filter(({ isContent }) => isContent);
  return occurrences(tokens[at]!, sources).some(({ sentence, at: place }) => {
    const stems = new Set(around(sentence, place, near).map(({ stem }) => stem));
    return beside.filter(({ stem }) => stems.has(stem)).length * 2 > beside.length || beside.length === 0;
  });
};

/** Of the sentences that a message is nearest to, one denies the same as the message does, as far as that speaks of it. */
const isDenialKept = (tokens: readonly Token[], { sentences, places, language }: Sources): boolean => {
  const stems = new Set(tokens.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const shared = new Map<number, number>();
  for (const stem of stems) {
    for (const index of places.get(stem) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  const denied = deniedStems(tokens, language);
  if (shared.size === 0) return denied.size === 0;
  const most = Math.max(...shared.values());
  return [...shared].some(([index, count]) => {
    if (count < most) return false;
    const there = deniedStems(sentences[index]!, language);
    return (
      [...there].every((stem) => !stems.has(stem) || denied.has(stem)) && [...denied].every((stem) => there.has(stem))
    );
  });
};

/** What a sentence says no to: the next word of weight behind each denial, or else the one before it. */
const deniedStems = (tokens: readonly Token[], language: TextLanguage): Set<string> => {
  const denied = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    if (!isNegation(word, language)) continue;
    const next = tokens.slice(at + 1, at + 4).find(({ isContent }) => isContent);
    const stem = (next ?? tokens.slice(0, at).findLast(({ isContent }) => isContent))?.stem;
    if (stem) denied.add(stem);
  }
  return denied;
};
