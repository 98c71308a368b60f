import {
  type BucketTable,
  clearTally,
  createBucketTable,
  createTally,
  findBucket,
  type Tally,
  tally,
  valuesPerBucket,
} from './bucket-table.ts';
import { messageFeatures } from './message-features.ts';
import {
  characterTerms,
  hashWord,
  maxCharacters,
  type Piece,
  readPieces,
  type Space,
  spaces,
  type Terms,
  taggedTerms,
  vectorWords,
  wordTerms,
} from './message-terms.ts';
import { type Head, heads, type ModelHeader, readModel, spaceNames, type WordWeights } from './model-file.ts';

export interface Predictor extends ModelHeader {
  readonly tables: Readonly<Record<Space, BucketTable>>;
  /** Scratch memory, empty between messages. */
  readonly tally: Tally;
  readonly words: WordWeights;
}

export interface Reading {
  readonly pieces: readonly Piece[];
  readonly totals: Readonly<Record<Head, number>>;
  readonly byPiece: Readonly<Record<Head, Float64Array>>;
  /** What each feature adds to the totals, in the order of `features`. */
  readonly byFeature: Readonly<Record<Head, Float64Array>>;
  /** Share of the words that were in at least three messages of training. */
  readonly coverage: number;
}

export const wordHashMask = 0xffffff;
export const featureLimit = 4;

/** Reads a model file. Throws where the bytes are none. */
export const loadPredictor = (bytes: Uint8Array): Predictor => {
  const model = readModel(bytes);
  const tableOf = (name: Space): BucketTable => createBucketTable(model.spaces[name], spaces[name]);
  return {
    ...model.header,
    tables: { words: tableOf('words'), characters: tableOf('characters'), tags: tableOf('tags') },
    tally: createTally(),
    words: model.words,
  };
};

const termsOf = { words: wordTerms, characters: characterTerms, tags: taggedTerms } as const;

export const damp = {
  words: (count: number) => 1 + Math.log(count),
  characters: (count: number) => count,
  tags: Math.log1p,
} as const satisfies Readonly<Record<Space, (count: number) => number>>;

/** The same by count: no term occurs more often than a message has characters. */
const dampened = {
  words: Float64Array.from({ length: maxCharacters + 1 }, (_, count) => damp.words(count)),
  characters: Float64Array.from({ length: maxCharacters + 1 }, (_, count) => damp.characters(count)),
  tags: Float64Array.from({ length: maxCharacters + 1 }, (_, count) => damp.tags(count)),
} as const;

export const readMessage = (predictor: Predictor, message: string): Reading => {
  const pieces = readPieces(message);
  const byPiece = { score: new Float64Array(pieces.length), rate: new Float64Array(pieces.length) };
  for (const name of spaceNames) addTerms(predictor, name, termsOf[name](pieces), byPiece);
  addMeaning(predictor, pieces, byPiece);
  const byFeature = weighFeatures(predictor, messageFeatures(message, pieces));
  const total = (head: Head): number => sum(byPiece[head]) + sum(byFeature[head]);
  return {
    pieces,
    totals: { score: total('score'), rate: total('rate') },
    byPiece,
    byFeature,
    coverage: coverageOf(predictor, pieces),
  };
};

type ByPiece = Record<Head, Float64Array>;

/** tf·idf of the terms, of length 1 before rare ones are left out; a pair's part goes to both of its pieces. */
const addTerms = (predictor: Predictor, name: Space, terms: Terms, byPiece: ByPiece): void => {
  const table = predictor.tables[name];
  const { scale, otherIdf } = predictor.spaces[name];
  const { counts, places } = predictor.tally;
  const { values } = table;
  const damped = dampened[name];
  const { slotOf, used } = tally(table, predictor.tally, terms.buckets);
  let squares = 0;
  for (let i = 0; i < used.length; i++) {
    const place = places[used[i]!]!;
    squares += (damped[counts[used[i]!]!]! * (place < 0 ? otherIdf : values[place * valuesPerBucket]!)) ** 2;
  }
  const factor = scale / (Math.sqrt(squares) || 1);
  for (let i = 0; i < slotOf.length; i++) {
    const place = places[slotOf[i]!]!;
    if (place < 0) continue;
    const count = counts[slotOf[i]!]!;
    const at = place * valuesPerBucket;
    const half = (factor * values[at]! * damped[count]!) / count / 2;
    const [first, second] = [terms.pieces[i]!, terms.second[i]!];
    byPiece.score[first]! += half * values[at + 1]!;
    byPiece.score[second]! += half * values[at + 1]!;
    byPiece.rate[first]! += half * values[at + 2]!;
    byPiece.rate[second]! += half * values[at + 2]!;
  }
  clearTally(predictor.tally, used);
};

const addMeaning = ({ words }: Predictor, pieces: readonly Piece[], byPiece: ByPiece): void => {
  const known: { piece: number; place: number }[] = [];
  let total = 0;
  for (let piece = 0; piece < pieces.length; piece++) {
    for (const word of pieces[piece]!.words) {
      for (const part of vectorWords(word)) {
        const place = findSorted(words.hashes, hashWord(part) & wordHashMask);
        if (place < 0) continue;
        known.push({ piece, place });
        total += words.shares[place]!;
      }
    }
  }
  for (const { piece, place } of known) {
    const share = words.shares[place]! / total;
    for (const head of heads) byPiece[head][piece]! += share * words.weights[head][place]!;
  }
};

const findSorted = (sorted: Uint32Array, wanted: number): number => {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted ? low : -1;
};

const weighFeatures = ({ features }: Predictor, values: Float64Array): ByPiece => {
  const parts = { score: new Float64Array(features.length), rate: new Float64Array(features.length) };
  for (let i = 0; i < features.length; i++) {
    const { mean, deviation, weights } = features[i]!;
    const standard = Math.max(-featureLimit, Math.min(featureLimit, (values[i]! - mean) / deviation));
    for (const head of heads) parts[head][i] = standard * weights[head];
  }
  return parts;
};

const coverageOf = ({ tables }: Predictor, pieces: readonly Piece[]): number => {
  let [known, all] = [0, 0];
  for (const { words } of pieces) {
    for (const word of words) {
      all++;
      if (findBucket(tables.words, hashWord(word) & (spaces.words - 1)) >= 0) known++;
    }
  }
  return all > 0 ? known / all : 0;
};

const sum = (values: Float64Array): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
};
