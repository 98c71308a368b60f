import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patchMessages } from '#/features/board/board.api.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { useId8 } from '../id8.api.ts';

type Select = (ids: readonly string[], isSelected: boolean) => void;

/** Selecting an idea asks for its images, one idea at a time; taking that back does not. */
export function useSelectIdea(unselect: Select, onShowImages: () => void) {
  const { t } = useTranslation();
  const api = useId8();
  const client = useQueryClient();
  const start = useBoardAction({
    call: api.generateImages,
    apply: (id: string) => patchMessages(client, api.board, [id], (idea) => ({ ...idea, selected: true })),
    rereads: true,
    failed: 'id8.couldntGenerateImages',
    onDone: () => {
      void client.invalidateQueries({ queryKey: api.project.queryKey });
      toastSuccess({
        title: t('id8.imagesStarted'),
        text: t('id8.imagesStartedText'),
        action: { label: t('id8.showImages'), onClick: onShowImages },
      });
    },
  });
  const select: Select = (ids, isSelected) => {
    const id = ids.at(-1);
    if (!isSelected) unselect(ids, false);
    else if (id !== undefined) start.mutate(id);
  };
  return { select, startingId: start.isPending ? start.variables : null };
}
