import type { Answer, Endpoint } from '@soundings/contract/endpoint';
import { type QueryKey, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParseKeys, TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallInput, call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { hideToast, type ToastInput, toastError, toastInfo, toastSuccess, toastWarning } from './toast.tsx';

type DoneToast = ToastInput & { tone?: 'success' | 'info' | 'warning' };

export interface ActionOutcome<I, A> {
  onDone?: ((answer: A, input: I) => unknown) | undefined;
  /** @returns true where the failure is shown elsewhere, at a field, so that no toast follows. */
  onFailed?: ((error: Error, input: I) => unknown) | undefined;
}

export type EndpointOutcome<E extends Endpoint> = ActionOutcome<CallInput<E>, Answer<E>>;

interface ActionTexts<I, A> extends ActionOutcome<I, A> {
  /** Query keys of everything that shows what was changed. Refreshed after a failure too: a part may have been saved. */
  refreshes?: readonly QueryKey[] | ((input: I) => readonly QueryKey[]);
  done?: ParseKeys | ((t: TFunction, input: I, answer: A) => DoneToast | null);
  failed?: ParseKeys | ((t: TFunction, input: I, error: Error) => string);
  toastId?: string;
}

export type Action<I, A> = ActionTexts<I, A> & { call: (input: I) => Promise<A> };
type EndpointAction<E extends Endpoint> = ActionTexts<CallInput<E>, Answer<E>> & { call: E };

const toasts = { success: toastSuccess, info: toastInfo, warning: toastWarning };

/** Loads everything again whose query key begins with one of `keys`; resolves once what is on screen is fresh. */
export function useRefresh(): (keys: readonly QueryKey[]) => Promise<unknown> {
  const client = useQueryClient();
  return useCallback((keys) => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))), [client]);
}

export function useAction<E extends Endpoint>(
  action: EndpointAction<E>,
): UseMutationResult<Answer<E>, Error, CallInput<E>>;
export function useAction<I = void, A = unknown>(action: Action<I, A>): UseMutationResult<A, Error, I>;
export function useAction<I, A>(
  action: ActionTexts<I, A> & { call: Endpoint | ((input: I) => Promise<A>) },
): UseMutationResult<A, Error, I> {
  const { call: how, refreshes = [], done, failed, toastId, onDone, onFailed } = action;
  const { t } = useTranslation();
  const refresh = useRefresh();
  const refreshFor = (input: I) => refresh(typeof refreshes === 'function' ? refreshes(input) : refreshes);
  const id = toastId === undefined ? {} : { id: toastId };
  return useMutation<A, Error, I>({
    mutationFn: (input) => (typeof how === 'function' ? how(input) : (call(how, input as object) as Promise<A>)),
    // What was given, passwords too, is forgotten with the page.
    gcTime: 0,
    // A try that failed is told no longer than until the next.
    onMutate: () => toastId !== undefined && hideToast(toastId),
    onSuccess: async (answer, input) => {
      await refreshFor(input);
      const toast = typeof done === 'function' ? done(t, input, answer) : done && { title: t(done) };
      if (toast) {
        const { tone = 'success', ...words }: DoneToast = toast;
        toasts[tone]({ ...id, ...words });
      }
      await onDone?.(answer, input);
    },
    onError: (error, input) => {
      void refreshFor(input);
      if (onFailed?.(error, input) === true || failed === undefined) return;
      const title = typeof failed === 'function' ? failed(t, input, error) : t(failed);
      toastError({ ...id, title, text: errorText(t, error) });
    },
  });
}
