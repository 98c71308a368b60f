import { type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toastProjectInUse } from '#/ui/feedback/toast.tsx';
import { type Action, useAction } from '#/ui/feedback/use-action.ts';
import { useBoard } from './board.api.ts';

interface BoardAction<I, A> {
  call: (input: I) => Promise<A>;
  /** Shows the change before the server has answered. */
  apply?: (input: I) => void;
  /** Whether everything is read again after it; what the live channel tells of needs no more. */
  rereads?: boolean;
  done?: NonNullable<Action<I, A>['done']>;
  failed: ParseKeys;
  onDone?: (answer: A, input: I) => unknown;
}

/** Changes messages. That someone else works in the project is said as such; after a failure everything is read anew. */
export function useBoardAction<I = void, A = unknown>({
  call,
  apply,
  rereads = false,
  failed,
  ...more
}: BoardAction<I, A>): UseMutationResult<A, Error, I> {
  const client = useQueryClient();
  const { api } = useBoard();
  const onFailed = useBoardFailure();
  return useAction<I, A>({
    ...more,
    call: async (input) => {
      if (apply) {
        // An answer that is on its way is older than the change.
        await client.cancelQueries({ queryKey: api.messages.queryKey });
        apply(input);
      }
      return call(input);
    },
    refreshes: rereads ? api.changed : [],
    failed,
    toastId: 'board',
    onFailed,
  });
}

/** Reads everything again; if someone else works in the project, says who and leaves it. @returns whether that was so. */
export function useBoardFailure(): (error: Error) => boolean {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { api, leave } = useBoard();
  return (error) => {
    for (const queryKey of api.changed) void client.invalidateQueries({ queryKey });
    const isInUse = toastProjectInUse(t, error);
    if (isInUse) leave();
    return isInUse;
  };
}
