import { messageFeatures } from './message-features.ts';
import {
  characterTerms,
  hashWord,
  type Piece,
  readPieces,
  type Space,
  spaces,
  type Terms,
  taggedTerms,
  vectorWords,
  wordTerms,
} from './message-terms.ts';
import { type Head, heads, type ModelHeader, readModel, spaceNames } from './model-file.ts';

/** A bucket's place in the columns of its space: its rank among the kept ones. */
interface SpaceTable {
  readonly places: Int32Array;
  /** Counts of the message that is being read, all 0 in between. */
  readonly counts: Uint16Array;
  readonly idf: Float32Array;
  readonly weights: Readonly<Record<Head, Float32Array>>;
}

/** A model ready to score messages. */
export interface Predictor extends ModelHeader {
  readonly tables: Readonly<Record<Space, SpaceTable>>;
  readonly words: {
    readonly places: ReadonlyMap<number, number>;
    readonly shares: Float32Array;
    readonly weights: Readonly<Record<Head, Float32Array>>;
  };
}

/** What the model makes of one message, before it is said what that means. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly totals: Readonly<Record<Head, number>>;
  /** What each piece adds to the totals. */
  readonly byPiece: Readonly<Record<Head, Float64Array>>;
  /** What each feature adds to the totals, in the order of `features`. */
  readonly byFeature: Readonly<Record<Head, Float64Array>>;
  /** Share of the words that were in at least three messages of training. */
  readonly coverage: number;
}

export const wordHashMask = 0xffffff;
/** Standardised features are clipped to this. */
export const featureLimit = 4;

/** Reads a model file. Throws where the bytes are none. */
export const loadPredictor = (bytes: Uint8Array): Predictor => {
  const model = readModel(bytes);
  const tableOf = (name: Space): SpaceTable => {
    const { buckets, idf, weights } = model.spaces[name];
    const places = new Int32Array(spaces[name]).fill(-1);
    for (const [place, bucket] of buckets.entries()) places[bucket] = place;
    return { places, counts: new Uint16Array(spaces[name]), idf, weights };
  };
  const { hashes, shares, weights } = model.words;
  const places = new Map(Array.from(hashes, (hash, place) => [hash, place]));
  return {
    ...model.header,
    tables: { words: tableOf('words'), characters: tableOf('characters'), tags: tableOf('tags') },
    words: { places, shares, weights },
  };
};

const termsOf = { words: wordTerms, characters: characterTerms, tags: taggedTerms } as const;

/** How a count is damped in each space. */
export const damp = {
  words: (count: number) => 1 + Math.log(count),
  characters: (count: number) => count,
  tags: Math.log1p,
} as const satisfies Readonly<Record<Space, (count: number) => number>>;

/** Scores a message by all blocks of the model. */
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
  const { places, counts, idf, weights } = predictor.tables[name];
  const { scale, otherIdf } = predictor.spaces[name];
  const { buckets, pieces, second } = terms;
  const damped = damp[name];
  for (let i = 0; i < buckets.length; i++) counts[buckets[i]!]!++;
  let squares = 0;
  for (let i = 0; i < buckets.length; i++) {
    const place = places[buckets[i]!]!;
    const count = counts[buckets[i]!]!;
    squares += (damped(count) * (place < 0 ? otherIdf : idf[place]!)) ** 2 / count;
  }
  const factor = scale / (Math.sqrt(squares) || 1);
  for (let i = 0; i < buckets.length; i++) {
    const place = places[buckets[i]!]!;
    if (place < 0) continue;
    const count = counts[buckets[i]!]!;
    const half = (factor * idf[place]! * damped(count)) / count / 2;
    const [score, rate] = [half * weights.score[place]!, half * weights.rate[place]!];
    byPiece.score[pieces[i]!]! += score;
    byPiece.score[second[i]!]! += score;
    byPiece.rate[pieces[i]!]! += rate;
    byPiece.rate[second[i]!]! += rate;
  }
  for (let i = 0; i < buckets.length; i++) counts[buckets[i]!] = 0;
};

const addMeaning = ({ words }: Predictor, pieces: readonly Piece[], byPiece: ByPiece): void => {
  const known: { piece: number; place: number }[] = [];
  let total = 0;
  for (let piece = 0; piece < pieces.length; piece++) {
    for (const word of pieces[piece]!.words) {
      for (const part of vectorWords(word)) {
        const place = words.places.get(hashWord(part) & wordHashMask);
        if (place === undefined) continue;
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
      if (tables.words.places[hashWord(word) & (spaces.words - 1)]! >= 0) known++;
    }
  }
  return all > 0 ? known / all : 0;
};

const sum = (values: Float64Array): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
};
