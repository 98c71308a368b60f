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

export const moveOut = <T>({ added, removed }: Moves<T>, items: readonly T[], keyOf: (item: T) => string): Moves<T> => {
  const back = moveIn({ added: removed, removed: added }, items, keyOf);
  return { added: back.removed, removed: back.added };
};

interface Side<T> {
  items: readonly T[];
  total: number | undefined;
  keyOf: (item: T) => string;
}

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

export const assignedAfter = <T>(current: readonly T[], moves: { added: readonly T[]; removed: readonly T[] }): T[] => [
  ...new Set([...current.filter((item) => !moves.removed.includes(item)), ...moves.added]),
];
