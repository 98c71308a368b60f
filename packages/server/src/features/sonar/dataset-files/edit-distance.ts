/** How many letters have to be changed, added, left out or swapped with their neighbour to make one text the other. */
export const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? beforeLast[j - 2]! + 1 : change;
      next.push(Math.min(change, swap, last[j]! + 1, next[j - 1]! + 1));
    }
    beforeLast = last;
    last = next;
  }
  return last[b.length]!;
};
