import type { ScreeningFinding } from '@soundings/contract/board/screening';
import type { Tone } from '@soundings/contract/board/screening-choices';
import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import type { TextLanguage } from '../text/stop-words.ts';
import { isSuperlative } from '../writer/claim-words.ts';
import { findTerm, type PlacedWord, placeWords } from './find-terms.ts';
import { isHarderThan, measureReadability, readingLimits } from './reading-level.ts';

export const screenMessage = (text: string, rules: BrandRules, language: TextLanguage): ScreeningFinding[] => {
  const words = placeWords(text);
  const whole = { start: 0, end: text.length };
  const terms = (term: string) => findTerm(words, term, language);
  const findings: ScreeningFinding[] = [
    ...rules.avoid.flatMap(({ term, instead }) =>
      terms(term).map((place) => ({ kind: 'avoid' as const, ...place, term, instead })),
    ),
    ...rules.claims.flatMap((claim) =>
      terms(claim.term).map((place) => ({ kind: 'claim' as const, ...place, ...claim })),
    ),
    ...findTones(text, words, rules.tones, language),
    ...(rules.address ? findAddress(text, words, rules.address, language) : []),
  ];
  if (rules.use.length > 0 && !rules.use.some((term) => terms(term).length > 0))
    findings.push({ kind: 'use', ...whole, terms: rules.use });
  const length = [...text].length;
  for (const { channel, max } of rules.lengths) {
    if (length <= max) continue;
    const start = [...text].slice(0, max).join('').length;
    findings.push({ kind: 'length', start, end: text.length, channel, length, max });
  }
  const readability = rules.readingLevel && measureReadability(text, language);
  if (readability && isHarderThan(readability, rules.readingLevel!)) {
    const limit = readingLimits[readability.formula][rules.readingLevel!];
    findings.push({ kind: 'readingLevel', ...whole, ...readability, limit });
  }
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);
};

const urgency: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['hurry', 'act now', 'last chance', 'only today', 'today only', 'now or never', 'while stocks last'],
    ...['limited time', 'ends today', 'ends tonight', "don't miss", 'before it is too late', 'final hours'],
  ],
  de: [
    ...[
      'nur heute',
      'jetzt zugreifen',
      'letzte Chance',
      'nur noch heute',
      'solange der Vorrat reicht',
      'jetzt oder nie',
    ],
    ...['nicht verpassen', 'endet heute', 'beeilen Sie sich', 'beeil dich', 'nur für kurze Zeit', 'schnell sein'],
  ],
  da: [
    ...['kun i dag', 'sidste chance', 'skynd dig', 'så længe lager haves', 'nu eller aldrig', 'gå ikke glip'],
    ...['slutter i dag', 'i begrænset tid', 'kun få tilbage'],
  ],
};

const leastShouted = 4;

const findTones = (
  text: string,
  words: readonly PlacedWord[],
  avoided: readonly Tone[],
  language: TextLanguage,
): ScreeningFinding[] => {
  const marks = (pattern: RegExp): Place[] =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const finders: Readonly<Record<Tone, () => readonly Place[]>> = {
    EXCLAMATION: () => marks(/!+/g),
    EMOJI: () => marks(/\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*/gu),
    CAPITALS: () => words.filter(({ written }) => written.length >= leastShouted && /^\p{Lu}+$/u.test(written)),
    URGENCY: () => urgency[language].flatMap((phrase) => findTerm(words, phrase, language)),
    SUPERLATIVE: () => words.filter(({ written }) => isSuperlative(written.toLowerCase(), language)),
  };
  return avoided.flatMap((tone) =>
    finders[tone]().map(({ start, end }) => ({
      kind: 'tone' as const,
      start,
      end,
      tone,
      word: text.slice(start, end),
    })),
  );
};

interface Place {
  readonly start: number;
  readonly end: number;
}

const informal: Readonly<Record<TextLanguage, RegExp | null>> = {
  en: null,
  de: /^(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)$/i,
  da: /^(du|dig|din|dit|dine|jeres?)$/i,
};
/** As the polite form is written with a capital: at the start of a sentence `Sie` may be they. */
const formal: Readonly<Record<TextLanguage, RegExp | null>> = {
  en: null,
  de: /^(Sie|Ihnen|Ihr(e[mnrs]?)?)$/,
  da: /^(De|Dem|Deres)$/,
};

const findAddress = (
  text: string,
  words: readonly PlacedWord[],
  expected: 'FORMAL' | 'INFORMAL',
  language: TextLanguage,
): ScreeningFinding[] => {
  const other = (expected === 'FORMAL' ? informal : formal)[language];
  if (!other) return [];
  return words.flatMap(({ written, start, end }) => {
    if (!other.test(written)) return [];
    if (expected === 'INFORMAL' && isAtStart(text, start)) return [];
    return [{ kind: 'address' as const, start, end, expected, word: written }];
  });
};

const isAtStart = (text: string, at: number): boolean =>
  /(^|[.!?…:\n]["'”“»)]?)\s*["'„“«»(]?$/u.test(text.slice(0, at));
