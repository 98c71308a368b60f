import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useResonance } from '../resonance.api.ts';

/**
 * The benchmark of an open project: which nodes are ticked, for which it was last asked, and the answer to that. Lives
 * as long as the page, so that it is still there after a look at another view; new data begin it anew.
 */
export function useBenchmark(importedOn: string) {
  const api = useResonance();
  const begun = { importedOn, chosen: new Set<string>() as ReadonlySet<string>, submitted: [] as readonly string[] };
  const [kept, setKept] = useState(begun);
  const state = kept.importedOn === importedOn ? kept : begun;
  const { chosen, submitted } = state;
  // Another question ends the last one, which nobody waits for any more.
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(api.benchmark(submitted));
  const isAsked = submitted.length > 0;
  const isSame = submitted.length === chosen.size && submitted.every((id) => chosen.has(id));
  return {
    chosen,
    choose: (next: ReadonlySet<string>) => setKept({ ...state, chosen: next }),
    clear: () => setKept(begun),
    submit: () => {
      if (isSame) void refetch();
      else setKept({ ...state, submitted: [...chosen].sort() });
    },
    /** Null before the first question and where the last one failed. */
    answer: isAsked && error === null ? (data ?? null) : null,
    nodes: submitted.length,
    error: isAsked ? error : null,
    isBusy: isAsked && isFetching,
    isStale: isPlaceholderData || !isSame,
  };
}

export type BenchmarkState = ReturnType<typeof useBenchmark>;
