import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';

interface Change<V> {
  change: (values: V) => Promise<unknown>;
  /** The toast of a success; without it the change shows by itself. */
  done?: (values: V) => { title: string; text?: string };
  /** Title of the toast of a failure. */
  failed: string | ((values: V) => string);
  /** Called once the lists are fresh again. */
  onDone?: (values: V) => void;
  /** True where the failure is shown elsewhere, at a field. */
  onFailed?: (error: unknown) => boolean;
}

/** A company's change moves its own lists, the list of all users, and who sees which project. */
const touched: QueryKey[] = [['companies'], ['users'], ['projects'], ['assistants']];

/** A change of a company or of what it has: made, told, and every list that shows it asked again. */
export function useChange<V>({ change, done, failed, onDone, onFailed }: Change<V>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = () => Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, values) => {
      await refresh();
      const toast = done?.(values);
      if (toast) toastSuccess(toast);
      onDone?.(values);
    },
    onError: (error, values) => {
      // A part may have been saved, or someone else was faster.
      void refresh();
      if (onFailed?.(error)) return;
      const title = typeof failed === 'string' ? failed : failed(values);
      toastError({ title, text: errorText(t, error) });
    },
  });
}
