import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { tellProjectInUse } from '#/ui/tell-project-in-use.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';

interface SaveBlock<V> {
  save: (values: V) => Promise<unknown>;
  /** Titles of the toasts. */
  saved: string | ((values: V) => string);
  failed: string | ((values: V) => string);
  /** Called once the page's facts are fresh again. */
  onSaved?: (values: V) => void;
  /** True where the refusal is told elsewhere, at a field. */
  onRefused?: (error: unknown) => boolean;
}

const titleOf = <V>(title: string | ((values: V) => string), values: V) =>
  typeof title === 'string' ? title : title(values);

/** Saves one block of an edit page: what shows the project is asked again, and a toast tells how it went. */
export function useSaveBlock<V>({ save, saved, failed, onSaved, onRefused }: SaveBlock<V>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(['projects', 'companies', 'resonance'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return useMutation({
    mutationFn: save,
    onSuccess: async (_, values) => {
      await refresh();
      toastSuccess({ title: titleOf(saved, values) });
      onSaved?.(values);
    },
    onError: (error, values) => {
      if (onRefused?.(error)) return;
      // Someone else may have been faster.
      void refresh();
      if (!tellProjectInUse(t, error)) toastError({ title: titleOf(failed, values), text: errorText(t, error) });
    },
  });
}
