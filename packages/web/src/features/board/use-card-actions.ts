import type { BoardMessage } from '@soundings/contract/board/board';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
import { patchMessages, useBoard } from './board.api.ts';
import { useBoardAction, useBoardFailure } from './use-board-action.ts';

export function useCardActions() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { api } = useBoard();
  const patch = (ids: readonly string[], change: (message: BoardMessage) => BoardMessage) =>
    patchMessages(client, api, ids, change);
  const select = useBoardAction({
    call: api.select,
    apply: ({ ids, isSelected }) => patch(ids, (message) => ({ ...message, selected: isSelected })),
    failed: 'board.couldntSelect',
  });
  const like = useBoardAction({
    call: api.like,
    apply: ({ id, isLiked }) => patch([id], (message) => ({ ...message, reaction: isLiked ? 'LIKE' : null })),
    failed: 'board.couldntLike',
  });
  const edit = useBoardAction({
    call: api.edit,
    apply: ({ id, message: text }) => patch([id], (message) => ({ ...message, message: text, isEdited: true })),
    failed: 'board.couldntSave',
    onDone: (saved) => patch([saved.id], () => saved),
  });
  const onFailed = useBoardFailure();
  const remove = useUndoableDelete(
    {
      call: api.remove,
      refreshes: [api.messages.queryKey, api.backup.queryKey],
      failed: 'board.couldntDeleteMessage',
      onFailed,
    },
    { keyOf: (id) => id, title: () => t('board.messageHasBeenDeleted') },
  );
  const restore = useBoardAction({
    call: api.restore,
    rereads: true,
    done: 'board.messageHasBeenRestored',
    failed: 'board.couldntRestore',
  });
  const order = useBoardAction({
    call: api.order,
    apply: (ids) => {
      const places = new Map(ids.map((id, index) => [id, index + 1]));
      patch(ids, (message) => ({ ...message, finalRank: places.get(message.id) ?? null }));
    },
    failed: 'board.couldntOrder',
  });
  return {
    select: (ids: readonly string[], isSelected: boolean) => select.mutate({ ids, isSelected }),
    like: (id: string, isLiked: boolean) => like.mutate({ id, isLiked }),
    edit: edit.mutateAsync,
    remove,
    restore: restore.mutate,
    order: order.mutate,
  };
}
