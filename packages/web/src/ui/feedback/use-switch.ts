import { type Action, useAction } from './use-action.ts';

export function useSwitch<A>(
  isOn: boolean,
  action: Action<boolean, A>,
  useAct: typeof useAction<boolean, A> = useAction,
) {
  const change = useAct(action);
  const set = (next: boolean) => {
    if (!change.isPending) change.mutate(next);
  };
  return { isOn: change.isPending ? change.variables : isOn, set };
}
