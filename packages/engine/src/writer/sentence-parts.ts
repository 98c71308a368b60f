/** Words of a text as written, without marks around them. */
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

export const withoutStop = (text: string): string => text.replace(/[\s.!;:,–—-]+$/u, '').trim();

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Says less than the whole when it is left out, so whatever holds one of these is never cut. */
const limits =
  /\b(not?|never|none|nothing|without|only|if|unless|except|until|when|up to|from|starting|after|before|as (much|long|many|far) as|nur|nicht|nie|kein\p{L}*|ohne|wenn|falls|sofern|außer|ab|bis|bei|erst|maximal|max|mindestens|ikke|aldrig|ingen|intet|uden|kun|hvis|når|medmindre|undtagen|fra|op til|indtil|først|every|all|any|each|always|alle\p{L}?|jede\p{L}?|immer|hver\p{L}?|altid)(?!\p{L})/iu;
export const isLimiting = (text: string): boolean => limits.test(text);

/** Without remarks in brackets, where those do not limit what is said. */
export const withoutBrackets = (text: string): string =>
  text.replace(/\s*\(([^()]*)\)/g, (all, inside: string) => (isLimiting(inside) || /\d/.test(inside) ? all : ''));

/** Where a sentence is in fact two or three: at dashes, semicolons and colons. */
export const splitAtMarks = (text: string): string[] =>
  text
    .split(/\s+[–—-]\s+|\s*;\s+|\s*—\s*/u)
    .map(withoutStop)
    .filter((part) => part.length > 0);
