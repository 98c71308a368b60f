import type { SentenceForm } from './facts.ts';

export const bareWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{N}%°]+$/gu, ''))
    .filter((word) => word.length > 0);

export const lowerFirst = (text: string): string => {
  const [first = ''] = bareWords(text);
  // Acronyms, product names and inner capitals stay as they are.
  return /^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ? text.replace(/\p{L}/u, (letter) => letter.toLowerCase()) : text;
};

export const upperFirst = (text: string): string =>
  /^[^\p{L}]*\p{Ll}\p{L}*\p{Lu}/u.test(text)
    ? text
    : text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());

/** The last stop of "Washington, D.C." is no full stop. */
const initials = /\p{Lu}\.\p{Lu}\.$/u;

export const withoutStop = (text: string): string =>
  initials.test(text) ? text : text.replace(/[\s.!;:,–—-]+$/u, '').trim();

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Says less than the whole when it is left out, so whatever holds one of these is never cut. */
const limits =
  /\b(not?|never|none|nothing|without|only|if|unless|except|until|when|up to|from|starting|after|before|as (much|long|many|far) as|nur|nicht|nie|kein\p{L}*|ohne|wenn|falls|sofern|außer|ab|bis|bei|erst|maximal|max|mindestens|ikke|aldrig|ingen|intet|uden|kun|hvis|når|medmindre|undtagen|fra|op til|indtil|først|every|all|any|each|always|alle\p{L}?|jede\p{L}?|immer|hver\p{L}?|altid)(?!\p{L})/iu;
export const isLimiting = (text: string): boolean => limits.test(text);

/** Without remarks in brackets, where those do not limit what is said. */
export const withoutBrackets = (text: string): string =>
  text.replace(/\s*\(([^()]*)\)/g, (all, inside: string) => (isLimiting(inside) || /\d/.test(inside) ? all : ''));

export const splitAtMarks = (text: string): string[] =>
  text
    .split(/\s+[–—-]\s+|\s*;\s+|\s*—\s*/u)
    .map(withoutStop)
    .filter((part) => part.length > 0);

interface PartRules {
  readonly classify: (text: string) => SentenceForm;
  readonly needsContext: (text: string) => boolean;
  /** Characters. */
  readonly minLength: number;
}

/**
 * Collects what is left of a sentence when some of it is dropped, the sentence itself first. `keep` takes a part that
 * stands alone, unless what was dropped limits it.
 */
export const collectParts = (sentence: string, { classify, needsContext, minLength }: PartRules) => {
  const found = new Set<string>([sentence]);
  const keep = (part: string, dropped: string): void => {
    const clean = upperFirst(withoutStop(part));
    const form = classify(clean);
    const isWhole = (form === 'sentence' || form === 'imperative') && !needsContext(clean);
    if (isWhole && clean.length >= minLength && !isLimiting(dropped)) found.add(clean);
  };
  return { found, keep };
};
