import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BenchmarkChoice, useResonance } from '../resonance.api.ts';

/**
 * The benchmark of a project: which nodes are ticked, for which it was last asked, and the answer to that. It is kept
 * for the visit, so that it is still there after a look at another page; new data begin it anew.
 */
export function useBenchmark(importedOn: string) {
  const api = useResonance();
  const client = useQueryClient();
  const { data: former } = useQuery(api.benchmarkChoice);
  const begun: BenchmarkChoice = { importedOn, chosen: new Set(), submitted: [] };
  // The cache tells of a change too late for a box that was just ticked.
  const [kept, setKept] = useState(former ?? begun);
  const state = kept.importedOn === importedOn ? kept : begun;
  const keep = (choice: BenchmarkChoice) => {
    setKept(choice);
    client.setQueryData(api.benchmarkChoice.queryKey, choice);
  };
  const { chosen, submitted } = state;
  // Another question ends the last one, which nobody waits for any more.
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(api.benchmark(submitted));
  const isAsked = submitted.length > 0;
  const isSame = submitted.length === chosen.size && submitted.every((id) => chosen.has(id));
  return {
    chosen,
    choose: (next: ReadonlySet<string>) => keep({ ...state, chosen: next }),
    clear: () => keep(begun),
    submit: () => {
      if (isSame) void refetch();
      else keep({ ...state, submitted: [...chosen].sort() });
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
