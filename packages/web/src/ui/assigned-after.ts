/** What is assigned after a save: what was, without what was taken away, and what was added. */
export const assignedAfter = <T>(current: readonly T[], moves: { added: readonly T[]; removed: readonly T[] }): T[] => [
  ...new Set([...current.filter((item) => !moves.removed.includes(item)), ...moves.added]),
];
