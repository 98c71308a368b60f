import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { toastProjectInUse } from '#/ui/feedback/toast.tsx';
import { type Action, useAction } from '#/ui/feedback/use-action.ts';
import { useGenie } from './genie.api.ts';
import { useInUse } from './page/in-use.ts';

interface GenieAction<I, A> {
  call: (input: I) => Promise<A>;
  failed: ParseKeys;
  done?: NonNullable<Action<I, A>['done']>;
  onDone?: (answer: A, input: I) => unknown;
}

export function useGenieAction<I = void, A = unknown>(action: GenieAction<I, A>) {
  const { t } = useTranslation();
  const { changed } = useGenie();
  const leave = useInUse();
  return useAction<I, A>({
    ...action,
    refreshes: changed,
    toastId: 'genie',
    onFailed: (error) => {
      const isInUse = toastProjectInUse(t, error);
      if (isInUse && isApiError(error)) leave();
      return isInUse;
    },
  });
}
