import type { Entry } from './entry.ts';

const weight = { my: 0, focus: 1, muted: 2 } as const;

/** At most so many, in their order: one's own and those in focus are kept before the best of the others. */
export function pickMost(entries: readonly Entry[], most: number): readonly Entry[] {
  if (entries.length <= most) return entries;
  const kept = new Set(entries.toSorted((one, other) => weight[one.ink] - weight[other.ink]).slice(0, most));
  return entries.filter((entry) => kept.has(entry));
}
