/** Agreement of two divisions of a list, 1 where they are the same and about 0 by chance: L. Hubert and P. Arabie 1985. */
export const adjustedRandIndex = (one: readonly unknown[], other: readonly unknown[]): number => {
  const both = pairsWithin(one.map((label, index) => `${label} ${other[index]}`));
  const [a, b] = [pairsWithin(one), pairsWithin(other)];
  const expected = (a * b) / pairs(one.length);
  return (both - expected) / ((a + b) / 2 - expected);
};

const pairs = (count: number): number => (count * (count - 1)) / 2;

const pairsWithin = (labels: readonly unknown[]): number =>
  [...Map.groupBy(labels, (label) => label).values()].reduce((sum, group) => sum + pairs(group.length), 0);
