import { finish } from '@soundings/engine/steps';
import { cutDendrogram, joinInSteps } from '@soundings/engine/text/dendrogram';
import { splitWords } from '@soundings/engine/text/words';

type Sparse = Map<string, number>;

/** Lower-case words weighted (1 + ln tf) · (ln((1 + n) / (1 + df)) + 1), of length 1, as libraries do it unless told otherwise. */
export const tfIdf = (texts: readonly string[]): Sparse[] => {
  const holding = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(splitWords(text))) holding.set(word, (holding.get(word) ?? 0) + 1);
  }
  return texts.map((text) => {
    const counts: Sparse = new Map();
    for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return toLengthOne(
      new Map(
        [...counts].map(([word, count]) => [
          word,
          (1 + Math.log(count)) * (Math.log((1 + texts.length) / (1 + holding.get(word)!)) + 1),
        ]),
      ),
    );
  });
};

const toLengthOne = (vector: Sparse): Sparse => {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([word, value]) => [word, value / length]));
};

const rounds = 25;

/** Spherical k-means, begun at `count` of the vectors. @returns the cluster of each */
export const clusterByMeans = (vectors: readonly Sparse[], count: number, random: () => number): number[] => {
  let centers = vectors
    .map((vector) => ({ vector, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ vector }) => vector);
  let labels: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const next = vectors.map((vector) => nearest(vector, centers));
    if (next.every((label, index) => label === labels[index])) break;
    labels = next;
    centers = centers.map((center, cluster) => {
      const members = vectors.filter((_, index) => labels[index] === cluster);
      return members.length > 0 ? toLengthOne(sum(members)) : center;
    });
  }
  return labels;
};

const nearest = (vector: Sparse, centers: readonly Sparse[]): number => {
  let [best, most] = [0, -1];
  for (const [index, center] of centers.entries()) {
    let product = 0;
    for (const [word, value] of vector) product += value * (center.get(word) ?? 0);
    if (product > most) [best, most] = [index, product];
  }
  return best;
};

const sum = (vectors: readonly Sparse[]): Sparse => {
  const total: Sparse = new Map();
  for (const vector of vectors) {
    for (const [word, value] of vector) total.set(word, (total.get(word) ?? 0) + value);
  }
  return total;
};

/** Average linkage of cosines. @returns the cluster of each */
export const clusterByLinkage = (vectors: readonly Sparse[], count: number): number[] => {
  const at = (a: number, b: number): number =>
    [...vectors[a]!].reduce((product, [word, value]) => product + value * (vectors[b]!.get(word) ?? 0), 0);
  const dendrogram = finish(joinInSteps({ size: vectors.length, at }));
  const labels: number[] = [];
  const threshold = dendrogram.merges[vectors.length - count - 1]!.similarity;
  for (const [cluster, members] of cutDendrogram(dendrogram, threshold).entries()) {
    for (const index of members) labels[index] = cluster;
  }
  return labels;
};
