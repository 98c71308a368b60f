import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import { deleteView } from './delete-view.ts';
import { saveView } from './save-view.ts';

/** Saves and deletes views of a project; each tells how it went. */
export function useViewActions(projectId: string | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { source, search, change } = useDashboardState();
  const readAgain = () => client.invalidateQueries({ queryKey: source.views.queryKey });
  const given = projectId ?? '';
  const save = useMutation({
    mutationFn: (view: { name: string; search: string }) => saveView(given, view),
    onSuccess: async ({ id, name }) => {
      await readAgain();
      change({ view: id });
      toastSuccess({ title: t('dashboard.viewSaved', { name }) });
    },
    onError: (error) => toastError({ title: t('dashboard.couldntSaveView'), text: errorText(t, error) }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deleteView(given, id),
    onSuccess: async (_, { id, name }) => {
      await readAgain();
      if (search.view === id) change({ view: undefined });
      toastSuccess({ title: t('dashboard.viewDeleted', { name }) });
    },
    onError: (error) => toastError({ title: t('dashboard.couldntDeleteView'), text: errorText(t, error) }),
  });
  return { save: save.mutateAsync, isSaving: save.isPending, remove: remove.mutate };
}
