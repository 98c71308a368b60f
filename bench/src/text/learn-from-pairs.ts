export interface WeightedWord {
  readonly index: number;
  readonly weight: number;
}

interface Group {
  readonly story: string;
  readonly texts: readonly (readonly WeightedWord[])[];
}

const epochs = 30;
const batchSize = 256;
const temperature = 0.3;
const rate = 0.005;

/**
 * Moves word vectors so that two headlines of one test point the same way and those of other stories do not: symmetric
 * InfoNCE within batches (A. van den Oord et al. 2018), by Adam (Kingma, Ba 2015). Changes `vectors`.
 */
export const learnFromPairs = (
  groups: readonly Group[],
  vectors: Float64Array,
  length: number,
  random: () => number,
): void => {
  const mean = new Float64Array(vectors.length);
  const square = new Float64Array(vectors.length);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = shuffle(groups, random);
    for (let at = 0; at + batchSize <= order.length; at += batchSize) {
      const slope = slopeOf(order.slice(at, at + batchSize), vectors, length, random);
      step++;
      for (let i = 0; i < vectors.length; i++) {
        const value = slope[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * value;
        square[i] = 0.999 * square[i]! + 0.001 * value * value;
        const size = Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-9;
        vectors[i]! -= (rate * (mean[i]! / (1 - 0.9 ** step))) / size;
      }
    }
  }
};

const slopeOf = (batch: readonly Group[], vectors: Float64Array, length: number, random: () => number) => {
  const pairs = batch.map(({ texts }) => shuffle(texts, random).slice(0, 2));
  const left = pairs.map(([text]) => direction(text!, vectors, length));
  const right = pairs.map(([, text]) => direction(text!, vectors, length));
  const scores = left.map(({ unit }, i) =>
    right.map((other, j) =>
      i !== j && batch[i]!.story === batch[j]!.story ? -1e9 : dot(unit, other.unit) / temperature,
    ),
  );
  const byRow = scores.map(softmax);
  const byColumn = scores.map((_, j) => softmax(scores.map((row) => row[j]!)));
  const slope = new Float64Array(vectors.length);
  const leftSlopes = left.map(() => new Float64Array(length));
  const rightSlopes = right.map(() => new Float64Array(length));
  for (let i = 0; i < batch.length; i++) {
    for (let j = 0; j < batch.length; j++) {
      const chance = (byRow[i]![j]! + byColumn[j]![i]!) / 2;
      const pull = (chance - (i === j ? 1 : 0)) / (temperature * batch.length);
      for (let d = 0; d < length; d++) {
        leftSlopes[i]![d]! += pull * right[j]!.unit[d]!;
        rightSlopes[j]![d]! += pull * left[i]!.unit[d]!;
      }
    }
  }
  pairs.forEach(([a, b], i) => {
    spread(a!, left[i]!, leftSlopes[i]!, slope);
    spread(b!, right[i]!, rightSlopes[i]!, slope);
  });
  return slope;
};

interface Direction {
  readonly unit: Float64Array;
  readonly norm: number;
}

const direction = (text: readonly WeightedWord[], vectors: Float64Array, length: number): Direction => {
  const sum = new Float64Array(length);
  for (const { index, weight } of text) {
    for (let d = 0; d < length; d++) sum[d]! += weight * vectors[index * length + d]!;
  }
  const norm = Math.sqrt(dot(sum, sum)) + 1e-6;
  return { unit: sum.map((value) => value / norm), norm };
};

const spread = (
  text: readonly WeightedWord[],
  { unit, norm }: Direction,
  at: Float64Array,
  slope: Float64Array,
): void => {
  const along = dot(at, unit);
  for (const { index, weight } of text) {
    for (let d = 0; d < unit.length; d++)
      slope[index * unit.length + d]! += (weight * (at[d]! - unit[d]! * along)) / norm;
  }
};

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

const softmax = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores);
  const exps = scores.map((score) => Math.exp(score - most));
  const sum = exps.reduce((all, value) => all + value, 0);
  return exps.map((value) => value / sum);
};

const shuffle = <T>(items: readonly T[], random: () => number): T[] => {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
};
