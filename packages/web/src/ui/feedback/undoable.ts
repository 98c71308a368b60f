import i18next from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';
import { hideToast, toastInfo } from './toast.tsx';
import { type Action, useAction } from './use-action.ts';

export const undoMs = 10_000;

const waiting = new Map<string, { run: () => void; timer: ReturnType<typeof setTimeout> }>();
let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const setDeleted = (key: string, isDeleted: boolean): void => {
  const next = new Set(deleted);
  if (isDeleted) next.add(key);
  else next.delete(key);
  deleted = next;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The same list for as long as rows, `keyOf` and what is deleted are the same. */
export const useWithoutDeleted = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => {
  const hidden = useSyncExternalStore(subscribe, () => deleted);
  return useMemo(() => rows.filter((row) => !hidden.has(keyOf(row))), [rows, hidden, keyOf]);
};

const finishDeletions = (): void => {
  for (const { run } of waiting.values()) run();
};
addEventListener('pagehide', finishDeletions);

interface Undoable<I> {
  keyOf: (input: I) => string;
  title: (input: I) => string;
}

/**
 * Deletes what nothing else depends on without a question: it disappears at once and can be brought back for ten seconds.
 * Only then, or when the page is left, the server is asked; where it refuses, the thing is there again, with a message.
 */
export function useUndoableDelete<I, A>(action: Action<I, A>, { keyOf, title }: Undoable<I>): (input: I) => void {
  const { mutateAsync } = useAction<I, A>(action);
  return (input) => {
    const key = keyOf(input);
    const toast = `undo-${key}`;
    const forget = () => {
      clearTimeout(waiting.get(key)?.timer);
      waiting.delete(key);
      hideToast(toast);
    };
    const run = () => {
      forget();
      // A failure is told by the action.
      mutateAsync(input).then(
        () => setDeleted(key, false),
        () => setDeleted(key, false),
      );
    };
    const undo = () => {
      forget();
      setDeleted(key, false);
    };
    waiting.set(key, { run, timer: setTimeout(run, undoMs) });
    setDeleted(key, true);
    toastInfo({
      id: toast,
      title: title(input),
      action: { label: i18next.t('common.undo'), onClick: undo },
      milliseconds: undoMs,
    });
  };
}
