import type { TextLanguage } from './stop-words.ts';
import { vectorsBase64, vectorsCount, vectorsScale } from './word-vectors.gen.ts';

export const vectorLength = 32;
/** Bytes of one word: hash of its stem (3, big end first, sorted), idf × 20 (1), vector (int8). */
export const bytesPerWord = 4 + vectorLength;
export const idfScale = 20;
/** Inverse document frequency of a stem that the table does not hold, as with one story in all. */
const unknownIdf = 8;

/** FNV-1a of a stem, folded to 24 bits. */
export const hashStem = (stem: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  return (hash >>> 8) ^ (hash & 0xff);
};

let table: Uint8Array | null = null;
const readTable = (): Uint8Array => {
  table ??= Uint8Array.from(atob(vectorsBase64), (letter) => letter.charCodeAt(0));
  return table;
};

const hashAt = (bytes: Uint8Array, at: number): number => (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;

/** Byte at which a stem's entry begins; −1 where it has none. Only English stems have vectors. */
const findEntry = (stem: string, language: TextLanguage): number => {
  if (language !== 'en') return -1;
  const bytes = readTable();
  const wanted = hashStem(stem);
  let low = 0;
  let high = vectorsCount - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const hash = hashAt(bytes, middle * bytesPerWord);
    if (hash === wanted) return middle * bytesPerWord;
    if (hash < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

export interface WordWeight {
  /** How rare the word is: ln(stories / stories with it). In German and Danish by length, as no table is shipped. */
  readonly idf: number;
  readonly addTo: (sum: Float64Array) => boolean;
}

export const weighWord = (stem: string, language: TextLanguage): WordWeight => {
  const entry = findEntry(stem, language);
  if (entry < 0) {
    const idf = language === 'en' ? unknownIdf : Math.min(unknownIdf, 3 + stem.length / 2);
    return { idf, addTo: () => false };
  }
  const bytes = readTable();
  const idf = bytes[entry + 3]! / idfScale;
  const addTo = (sum: Float64Array): boolean => {
    for (let i = 0; i < vectorLength; i++) sum[i]! += ((bytes[entry + 4 + i]! << 24) >> 24) * vectorsScale * idf;
    return true;
  };
  return { idf, addTo };
};
