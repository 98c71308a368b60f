import { featureKeys } from '@soundings/engine/predict/message-features';
import { type Space, spaces } from '@soundings/engine/predict/message-terms';
import { spaceNames } from '@soundings/engine/predict/model-file';
import { damp, featureLimit } from '@soundings/engine/predict/predictor';
import type { CountedTexts, Counts } from './count-terms.ts';
import { vectorColumns } from './word-vectors.ts';

/** How much each block counts, and how often a bucket must occur to be kept. */
export interface Recipe {
  readonly features: number;
  readonly meanings: number;
  readonly spaces: Readonly<Record<Space, { readonly scale: number; readonly least: number }>>;
  /** Whether a pair of counts says how likely the first is better, or only which had the higher rate. */
  readonly targets: 'soft' | 'hard';
  /** How much data weighs against small weights (C), for wins and for click rates. */
  readonly strength: number;
  readonly rateStrength: number;
  /** How much of what click rates say of a wording is expected of the pairs. */
  readonly rateShare: number;
  readonly iterations: number;
}

interface Kept {
  readonly buckets: Uint32Array;
  readonly idf: Float64Array;
  readonly otherIdf: number;
  /** Column of the first bucket in the matrix of kept buckets. */
  readonly column: number;
}

/** Texts as rows: few of the kept buckets each, and all of the dense columns (features, then meanings). */
export interface DesignMatrix {
  readonly rows: number;
  readonly kept: Readonly<Record<Space, Kept>>;
  readonly sparseColumns: number;
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  readonly denseColumns: number;
  readonly dense: Float32Array;
  /** Means and deviations of the dense columns over the texts of training. */
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/** Buckets, idf, means and deviations come from the texts of training; rows are made of all. */
export const buildMatrix = (texts: CountedTexts, isTraining: Uint8Array, recipe: Recipe): DesignMatrix => {
  const training = isTraining.reduce((sum, is) => sum + is, 0);
  const kept = {} as Record<Space, Kept>;
  let column = 0;
  for (const name of spaceNames) {
    kept[name] = keepBuckets(texts.spaces[name], spaces[name], isTraining, training, recipe.spaces[name].least, column);
    column += kept[name].buckets.length;
  }
  const most = spaceNames.reduce((sum, name) => sum + texts.spaces[name].buckets.length, 0);
  const starts = new Uint32Array(texts.size + 1);
  const columns = new Uint32Array(most);
  const values = new Float32Array(most);
  const lookups = spaceNames.map((name) => lookUp(kept[name], spaces[name]));
  let end = 0;
  for (let text = 0; text < texts.size; text++) {
    for (const [at, name] of spaceNames.entries()) {
      const { starts: from, buckets, counts } = texts.spaces[name];
      const { idf, otherIdf, column: first } = kept[name];
      const begin = end;
      let squares = 0;
      for (let i = from[text]!; i < from[text + 1]!; i++) {
        const place = lookups[at]![buckets[i]!]!;
        const value = damp[name](counts[i]!) * (place < 0 ? otherIdf : idf[place]!);
        squares += value * value;
        if (place < 0) continue;
        columns[end] = first + place;
        values[end++] = value;
      }
      const scale = recipe.spaces[name].scale / (Math.sqrt(squares) || 1);
      for (let i = begin; i < end; i++) values[i]! *= scale;
    }
    starts[text + 1] = end;
  }
  const dense = standardize(texts, isTraining, training, recipe);
  return {
    rows: texts.size,
    kept,
    sparseColumns: column,
    starts,
    columns: columns.slice(0, end),
    values: values.slice(0, end),
    ...dense,
  };
};

const keepBuckets = (
  { starts, buckets }: Counts,
  size: number,
  isTraining: Uint8Array,
  training: number,
  least: number,
  column: number,
): Kept => {
  const textsWith = new Uint32Array(size);
  for (let text = 0; text < isTraining.length; text++) {
    if (isTraining[text] !== 1) continue;
    for (let i = starts[text]!; i < starts[text + 1]!; i++) textsWith[buckets[i]!]!++;
  }
  const idfOf = (count: number): number => Math.log((1 + training) / (1 + count)) + 1;
  const chosen: number[] = [];
  for (let bucket = 0; bucket < size; bucket++) if (textsWith[bucket]! >= least) chosen.push(bucket);
  return {
    buckets: Uint32Array.from(chosen),
    idf: Float64Array.from(chosen, (bucket) => idfOf(textsWith[bucket]!)),
    otherIdf: idfOf(least > 3 ? 4 : 1),
    column,
  };
};

const lookUp = ({ buckets }: Kept, size: number): Int32Array => {
  const places = new Int32Array(size).fill(-1);
  for (const [place, bucket] of buckets.entries()) places[bucket] = place;
  return places;
};

const standardize = (texts: CountedTexts, isTraining: Uint8Array, training: number, recipe: Recipe) => {
  const parts = [
    { values: texts.features, width: featureKeys.length, scale: recipe.features, limit: featureLimit },
    { values: texts.meanings, width: vectorColumns, scale: recipe.meanings, limit: Number.POSITIVE_INFINITY },
  ];
  const denseColumns = featureKeys.length + vectorColumns;
  const dense = new Float32Array(texts.size * denseColumns);
  const means = new Float64Array(denseColumns);
  const deviations = new Float64Array(denseColumns);
  let first = 0;
  for (const { values, width, scale, limit } of parts) {
    for (let i = 0; i < width; i++) {
      let [sum, squares] = [0, 0];
      for (let text = 0; text < texts.size; text++) {
        if (isTraining[text] !== 1) continue;
        const value = values[text * width + i]!;
        sum += value;
        squares += value * value;
      }
      const mean = sum / training;
      const deviation = Math.sqrt(Math.max(0, squares / training - mean * mean)) || 1;
      means[first + i] = mean;
      deviations[first + i] = deviation;
      for (let text = 0; text < texts.size; text++) {
        const standard = (values[text * width + i]! - mean) / deviation;
        dense[text * denseColumns + first + i] = scale * Math.max(-limit, Math.min(limit, standard));
      }
    }
    first += width;
  }
  return { denseColumns, dense, means, deviations };
};
