import { endpoints } from 'virtual:endpoints';
import type { Saved } from '@soundings/contract/resonance/saved';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { type ResonanceApi, useResonance } from '../resonance.api.ts';

type NewSaved = Pick<Saved, 'kind' | 'name' | 'audienceIds' | 'filterIds'>;

const idOf = ({ projectId }: Pick<ResonanceApi, 'projectId'>): string => projectId ?? '';

export function useSave() {
  const api = useResonance();
  return useAction({
    call: (body: NewSaved) => call(endpoints.saveFilterOrBanner, { params: { id: idOf(api) }, body }),
    refreshes: [api.saved.queryKey],
    done: (t, { name }) => ({ title: t('saved.saved', { name }) }),
    failed: 'saved.failed',
  });
}

export function useDeleteSaved() {
  const api = useResonance();
  const { t } = useTranslation();
  return useUndoableDelete(
    {
      call: ({ id }: Saved) => call(endpoints.deleteFilterOrBanner, { params: { id: idOf(api), savedId: id } }),
      refreshes: [api.saved.queryKey],
      failed: 'saved.couldntDelete',
    },
    { keyOf: ({ id }) => id, title: ({ name }) => t('common.hasBeenDeleted', { name }) },
  );
}
