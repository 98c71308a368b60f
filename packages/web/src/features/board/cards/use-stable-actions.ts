import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardActions } from '../board-actions.ts';

/** The same functions as long as the same ones are offered, so that cards are not drawn anew. */
export function useStableActions(actions: BoardActions): BoardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const offered = (Object.keys(actions) as (keyof BoardActions)[]).filter((name) => actions[name]).join();
  return useMemo(() => {
    const names = offered === '' ? [] : (offered.split(',') as (keyof BoardActions)[]);
    const call =
      (name: keyof BoardActions) =>
      (...given: unknown[]) =>
        (latest.current[name] as ((...given: unknown[]) => void) | undefined)?.(...given);
    return Object.fromEntries(names.map((name) => [name, call(name)]));
  }, [offered]);
}
