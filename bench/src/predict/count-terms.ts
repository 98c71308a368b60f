import { featureKeys, messageFeatures } from '@soundings/engine/predict/message-features';
import {
  characterTerms,
  readPieces,
  type Space,
  type Terms,
  taggedTerms,
  vectorWords,
  wordTerms,
} from '@soundings/engine/predict/message-terms';
import { readWordVectors, vectorColumns } from './word-vectors.ts';

/** Buckets of each text with how often each occurs; text t has those from `starts[t]` to `starts[t + 1]`. */
export interface Counts {
  readonly starts: Uint32Array;
  readonly buckets: Uint32Array;
  readonly counts: Uint8Array;
}

export interface CountedTexts {
  readonly size: number;
  readonly spaces: Readonly<Record<Space, Counts>>;
  /** One text after the other, as many numbers each as there are features. */
  readonly features: Float32Array;
  /** Weighted means of the word vectors; 0 where no word has one. */
  readonly meanings: Float32Array;
}

const termsOf = { words: wordTerms, characters: characterTerms, tags: taggedTerms } as const;

export const countTerms = (texts: readonly string[]): CountedTexts => {
  const vectors = readWordVectors();
  const pieces = texts.map(readPieces);
  const features = new Float32Array(texts.length * featureKeys.length);
  const meanings = new Float32Array(texts.length * vectorColumns);
  for (const [index, text] of texts.entries()) {
    features.set(messageFeatures(text, pieces[index]!), index * featureKeys.length);
    let total = 0;
    const mean = meanings.subarray(index * vectorColumns, (index + 1) * vectorColumns);
    for (const word of pieces[index]!.flatMap(({ words }) => words.flatMap(vectorWords))) {
      const row = vectors.indexOf.get(word);
      if (row === undefined) continue;
      const weight = vectors.weights[row]!;
      total += weight;
      for (let i = 0; i < vectorColumns; i++) mean[i]! += weight * vectors.values[row * vectorColumns + i]!;
    }
    for (let i = 0; i < vectorColumns; i++) mean[i]! /= total || 1;
  }
  const spaces = {
    words: countAll(pieces.map(termsOf.words)),
    characters: countAll(pieces.map(termsOf.characters)),
    tags: countAll(pieces.map(termsOf.tags)),
  };
  return { size: texts.length, spaces, features, meanings };
};

const countAll = (all: readonly Terms[]): Counts => {
  const starts = new Uint32Array(all.length + 1);
  const most = all.reduce((sum, { buckets }) => sum + buckets.length, 0);
  const buckets = new Uint32Array(most);
  const counts = new Uint8Array(most);
  let end = 0;
  for (const [text, terms] of all.entries()) {
    const sorted = Uint32Array.from(terms.buckets).sort();
    for (const bucket of sorted) {
      if (end > starts[text]! && buckets[end - 1] === bucket) counts[end - 1]!++;
      else {
        buckets[end] = bucket;
        counts[end++] = 1;
      }
    }
    starts[text + 1] = end;
  }
  return { starts, buckets: buckets.slice(0, end), counts: counts.slice(0, end) };
};
