import type { GenieBoard, GenieMessage } from '@soundings/contract/genie/genie';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type GenieApi, useGenie } from '../genie.api.ts';

export interface Evaluation {
  kind: 'alternate' | 'generated';
  done: number;
  total: number;
  hasFailed: boolean;
  retry: () => void;
}

const isPending = ({ evaluation }: GenieMessage): boolean => evaluation === 'PENDING';

/** Requests the figures of waiting messages, one at a time. Null where none waits. */
export function useEvaluation(board: GenieBoard | undefined): Evaluation | null {
  const api = useGenie();
  const client = useQueryClient();
  const pending = [...(board?.predicted ?? []), ...(board?.generated ?? [])].filter(isPending);
  const next = pending[0];
  const [total, setTotal] = useState(0);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const left = pending.length;

  // The last batch is over when nothing waits; another one may be larger than what was left of it.
  if (left > total || (left === 0 && total > 0)) setTotal(left);

  const evaluate = useEffectEvent(async (signal: AbortSignal) => {
    if (next === undefined) return;
    try {
      const { message: _, ...prediction } = await api.figures(next.message, next, signal);
      if (signal.aborted) return;
      client.setQueryData<GenieBoard>(api.board.queryKey, (shown) => shown && withFigures(shown, next, prediction));
      // How alternatives stand to their original is told with the whole board.
      if (left === 1) void client.invalidateQueries({ queryKey: api.board.queryKey });
    } catch {
      if (!signal.aborted) setFailedAt(next.id);
    }
  });

  const id = next?.id;
  useEffect(() => {
    if (id === undefined || failedAt !== null) return;
    const controller = new AbortController();
    void evaluate(controller.signal);
    return () => controller.abort();
  }, [id, failedAt]);

  if (next === undefined) return null;
  return {
    kind: next.original ? 'alternate' : 'generated',
    done: Math.max(total, left) - left,
    total: Math.max(total, left),
    hasFailed: failedAt !== null,
    retry: () => setFailedAt(null),
  };
}

type Figures = Omit<Awaited<ReturnType<GenieApi['figures']>>, 'message'>;

/** All messages of the same text have the same figures. */
const withFigures = (board: GenieBoard, { message }: GenieMessage, prediction: Figures): GenieBoard => {
  const evaluated = (each: GenieMessage): GenieMessage =>
    each.message === message
      ? {
          ...each,
          evaluation: 'DONE',
          interest: prediction.interest,
          action: prediction.action,
          uncertainty: prediction.uncertainty,
          prediction,
        }
      : each;
  return { ...board, predicted: board.predicted.map(evaluated), generated: board.generated.map(evaluated) };
};
