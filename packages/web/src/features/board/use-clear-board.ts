import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/feedback/toast.tsx';
import { undoMs } from '#/ui/feedback/undoable.ts';
import { useBoard } from './board.api.ts';
import { useBoardAction } from './use-board-action.ts';

/** Each is taken back by a call of its own. */
const maxUndone = 100;

/** Clears a board by `clear`, says how many went to the backup, and takes them back for who asks for it. */
export function useClearBoard(clear: () => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { api } = useBoard();
  const idsOnBoard = () => (client.getQueryData(api.messages.queryKey)?.content ?? []).map(({ id }) => id);
  const undo = useBoardAction({
    call: async (ids: readonly string[]) => {
      for (const id of ids) await api.restore(id);
    },
    rereads: true,
    done: 'board.clearingUndone',
    failed: 'board.couldntRestore',
  });
  const tell = (moved: readonly string[]) => {
    const canUndo = api.isStaff && moved.length > 0 && moved.length <= maxUndone;
    toastSuccess({
      id: 'cleared',
      title: api.isStaff
        ? t('board.movedToBackup', { n: formatNumber(moved.length) })
        : t('board.messagesHasBeenDeleted'),
      ...(canUndo && {
        action: { label: t('common.undo'), onClick: () => undo.mutate(moved) },
        milliseconds: undoMs,
      }),
    });
  };
  return useBoardAction({
    call: async () => {
      const before = idsOnBoard();
      await clear();
      return before;
    },
    rereads: true,
    failed: 'board.couldntDeleteMessages',
    onDone: (before) => {
      const left = new Set(idsOnBoard());
      tell(before.filter((id) => !left.has(id)));
    },
  });
}
