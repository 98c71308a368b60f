export interface Piece {
  readonly start: number;
  readonly end: number;
  /** In lower case, with straight quotes. */
  readonly text: string;
  /** Its words and numbers: none in a lone dash, two in "well-known". */
  readonly words: readonly string[];
  readonly isSentenceStart: boolean;
  readonly isSentenceEnd: boolean;
}

export const maxCharacters = 1000;

export const spaces = { words: 1 << 20, characters: 1 << 20, tags: 1 << 18 } as const;
export type Space = keyof typeof spaces;

export interface Terms {
  readonly buckets: readonly number[];
  /** Per occurrence the index of its piece; a pair of words has its first in `pieces` and its other in `second`. */
  readonly pieces: readonly number[];
  readonly second: readonly number[];
}

const wordPattern = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\p{M}\d]*(?:'\p{L}+)?/gu;
const asciiWordPattern = /\d+(?:[.,:]\d+)*|[a-z][a-z\d]*(?:'[a-z]+)?/g;

export const readPieces = (message: string): Piece[] => {
  const pieces: Piece[] = [];
  let isSentenceStart = true;
  for (const match of message.slice(0, maxCharacters).matchAll(/[^\s\u00ad\u200b-\u200f\u2060\ufeff]+/g)) {
    const [own] = match;
    const isAscii = !/[^\0-\x7f]/.test(own);
    const text = isAscii ? own.replaceAll('`', "'").toLowerCase() : straighten(own.normalize('NFC')).toLowerCase();
    const isSentenceEnd = endsSentence(text);
    pieces.push({
      start: match.index,
      end: match.index + own.length,
      text,
      words: text.match(isAscii ? asciiWordPattern : wordPattern) ?? [],
      isSentenceStart,
      isSentenceEnd,
    });
    isSentenceStart = isSentenceEnd;
  }
  return pieces;
};

const straighten = (text: string): string => text.replace(/[‘’‚‛´`]/g, "'").replace(/[“”„‟«»]/g, '"');

const endsSentence = (text: string): boolean => {
  let at = text.length - 1;
  while (at >= 0 && '\'")'.includes(text[at]!)) at--;
  return at >= 0 && '.!?…'.includes(text[at]!);
};

const basis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a, continued from a hash so far. */
const hashOn = (hash: number, text: string): number => {
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
};

/** Spreads a hash over all bits (A. Appleby, MurmurHash3). */
const mix = (hash: number): number => {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

export const hashWord = (word: string): number => mix(hashOn(basis, word)) >>> 0;

export const wordTerms = (pieces: readonly Piece[]): Terms => {
  const buckets: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  let before = 0;
  let beforePiece = -1;
  for (const [index, { words }] of pieces.entries()) {
    for (const word of words) {
      const hash = hashOn(basis, word);
      buckets.push(mix(hash) & (spaces.words - 1));
      first.push(index);
      second.push(index);
      if (beforePiece >= 0) {
        buckets.push(mix(hashOn(before, word)) & (spaces.words - 1));
        first.push(beforePiece);
        second.push(index);
      }
      before = hashOn(hash, ' ');
      beforePiece = index;
    }
  }
  return { buckets, pieces: first, second };
};

const shortest = 3;
const longest = 5;

/** Runs of three to five characters within a piece, a space before and after it included. */
export const characterTerms = (pieces: readonly Piece[]): Terms => {
  const buckets: number[] = [];
  const owners: number[] = [];
  for (const [index, { text }] of pieces.entries()) {
    const padded = ` ${text} `;
    for (let from = 0; from + shortest <= padded.length; from++) {
      let hash = basis;
      const end = Math.min(padded.length, from + longest);
      for (let at = from; at < end; at++) {
        hash = Math.imul(hash ^ padded.charCodeAt(at), prime);
        if (at - from + 1 < shortest) continue;
        buckets.push(mix(hash) & (spaces.characters - 1));
        owners.push(index);
      }
    }
  }
  return { buckets, pieces: owners, second: owners };
};

/** Words with where their sentence stands: 1 the only one, F first, M in the middle, Z last. */
export const taggedTerms = (pieces: readonly Piece[]): Terms => {
  const buckets: number[] = [];
  const owners: number[] = [];
  const sentences = pieces.filter((piece) => piece.isSentenceStart).length;
  let sentence = 0;
  for (const [index, { words, isSentenceStart }] of pieces.entries()) {
    if (isSentenceStart) sentence++;
    const tag = sentences === 1 ? '1' : sentence === 1 ? 'F' : sentence === sentences ? 'Z' : 'M';
    const start = hashOn(basis, tag);
    for (const word of words) {
      buckets.push(mix(hashOn(start, word)) & (spaces.tags - 1));
      owners.push(index);
    }
  }
  return { buckets, pieces: owners, second: owners };
};

/** Words as the table of word vectors spells them: n't, 's, 're, 'll, 've, 'd and 'm apart. */
export const vectorWords = (word: string): readonly string[] => {
  const apostrophe = word.indexOf("'");
  if (apostrophe < 0) return [word];
  if (word.endsWith("n't") && word.length > 3) return [word.slice(0, -3), "n't"];
  return [word.slice(0, apostrophe), word.slice(apostrophe)];
};
