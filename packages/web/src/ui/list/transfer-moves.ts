/** What was moved and is not saved: to the active list, and away from it. */
export interface Moves<T> {
  added: readonly T[];
  removed: readonly T[];
}

const without = <T>(items: readonly T[], moved: readonly T[], keyOf: (item: T) => string): T[] => {
  const keys = new Set(moved.map(keyOf));
  return items.filter((item) => !keys.has(keyOf(item)));
};

export const moveIn = <T>({ added, removed }: Moves<T>, items: readonly T[], keyOf: (item: T) => string): Moves<T> => ({
  added: [...without(items, [...removed, ...added], keyOf), ...added],
  removed: without(removed, items, keyOf),
});

/** Moves items away from it; what was added before is only put back. */
export const moveOut = <T>({ added, removed }: Moves<T>, items: readonly T[], keyOf: (item: T) => string): Moves<T> => {
  const back = moveIn({ added: removed, removed: added }, items, keyOf);
  return { added: back.removed, removed: back.added };
};

interface Side<T> {
  items: readonly T[];
  total: number | undefined;
  keyOf: (item: T) => string;
}

/** What one of the lists shows: first what came (as far as the search finds it), then its own without what went. */
export const rowsAfterMoves = <T>(
  source: Side<T>,
  came: readonly T[],
  went: readonly T[],
  isFound: (item: T) => boolean,
): { rows: T[]; total: number | undefined } => {
  const top = came.filter(isFound);
  const gone = went.filter(isFound).length;
  return {
    rows: [...top, ...without(source.items, [...went, ...top], source.keyOf)],
    total: source.total === undefined ? undefined : Math.max(0, source.total - gone) + top.length,
  };
};

/** What is assigned after a save: what was, without what was taken away, and what was added. */
export const assignedAfter = <T>(current: readonly T[], moves: { added: readonly T[]; removed: readonly T[] }): T[] => [
  ...new Set([...current.filter((item) => !moves.removed.includes(item)), ...moves.added]),
];
